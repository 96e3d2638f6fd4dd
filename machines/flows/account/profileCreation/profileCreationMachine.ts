import type { Identity } from '#domain/employee.ts';
import { required } from '#machines/support/required.ts';
import { at } from '#machines/support/stepHistory.ts';
import { companyState } from './companyState.ts';
import { loading, recalling } from './openingStates.ts';
import { blankCompany } from './profileDraft.ts';
import { profileCreationSetup } from './profileCreationSetup.ts';

const none: Identity = { firstName: '', lastName: '', passportSerialNumber: '', pinfl: '' };

/**
 * Profile creation (spec section 2, step; product §1): name, passport and PINFL, then a job. An employer creates a
 * company; an employee accepts the record whose phone number and PINFL match.
 */
export const profileCreationMachine = profileCreationSetup.createMachine({
  id: 'profileCreation',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    draft: null,
    form: none,
    errors: {},
    company: blankCompany,
    companyErrors: {},
    sent: null,
    refusals: 0,
    jobs: [],
    employeeId: null,
    failure: null,
  }),
  invoke: [
    { id: 'stepHistory', src: 'stepHistory', onError: {} },
    {
      id: 'draftKeeper',
      src: 'draftKeeper',
      input: ({ context: { owner, side } }) => ({ owner, side }),
      onError: {},
    },
  ],
  initial: 'recalling',
  states: {
    recalling,
    loading,
    failed: { tags: ['error'], on: { 'profile.retried': { target: 'loading', actions: 'forgetFailure' } } },
    profile: {
      id: 'profile',
      tags: ['profile'],
      entry: at(0),
      initial: 'editing',
      on: {
        'field.changed': {
          target: '.editing',
          actions: [
            'forgetFailure',
            { type: 'keepField', params: ({ event }) => event },
            { type: 'shareDraft', params: { saved: false } },
          ],
        },
        'form.submitted': [
          { guard: 'complete', target: '.saving', actions: 'forgetErrors', meta: { spec: '5' } },
          { target: '.editing', actions: 'nameErrors', meta: { spec: '5' } },
        ],
      },
      states: {
        editing: {},
        saving: {
          tags: ['busy'],
          on: { 'field.changed': {}, 'form.submitted': {} },
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => context.form,
            onDone: [
              {
                guard: 'founds',
                target: '#company',
                actions: [
                  { type: 'keepSaved', params: ({ event }) => ({ identity: event.output }) },
                  { type: 'shareDraft', params: { saved: true } },
                ],
              },
              {
                target: '#profileCreation.finding',
                actions: [
                  { type: 'keepSaved', params: ({ event }) => ({ identity: event.output }) },
                  'dropDraft',
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: 'editing',
                actions: { type: 'keepRefusal', params: ({ event }) => event },
              },
              { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        unsent: { tags: ['error'] },
      },
    },
    company: companyState,
    /** Earlier results stay on the screen meanwhile. */
    finding: {
      tags: ['busy', 'jobs'],
      entry: at(1),
      on: {
        // The response under way may be older than the refusal.
        'job.declined': { target: 'finding', reenter: true },
        'step.returned': { target: 'profile', actions: 'forgetFailure' },
      },
      invoke: {
        id: 'findJobs',
        src: 'findJobs',
        onDone: [
          {
            guard: { type: 'joined', params: ({ event }) => ({ jobs: event.output }) },
            target: 'joined',
            actions: { type: 'keepJobs', params: ({ event }) => ({ jobs: event.output }) },
          },
          {
            target: 'jobs',
            actions: { type: 'keepJobs', params: ({ event }) => ({ jobs: event.output }) },
          },
        ],
        onError: { target: 'notFound', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    notFound: {
      tags: ['error', 'jobs'],
      on: {
        'jobs.checked': { target: 'finding', actions: 'forgetFailure' },
        'job.declined': { target: 'finding', actions: 'forgetFailure' },
        'step.returned': { target: 'profile', actions: 'forgetFailure' },
      },
    },
    /**
     * Offered jobs to accept, mismatched jobs to look at, or none yet: the employer may add the person at any moment.
     */
    jobs: {
      tags: ['jobs'],
      entry: at(1),
      after: { checkAgain: { target: 'finding', actions: 'forgetFailure' } },
      on: {
        'jobs.checked': { target: 'finding', actions: 'forgetFailure' },
        'job.declined': { target: 'finding', actions: 'forgetFailure' },
        'job.accepted': {
          target: 'accepting',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'step.returned': { target: 'profile', actions: 'forgetFailure' },
      },
    },
    accepting: {
      tags: ['busy', 'jobs'],
      invoke: {
        id: 'acceptJob',
        src: 'acceptJob',
        input: ({ context }) => ({ employeeId: required(context.employeeId, 'job') }),
        onDone: { target: 'joined' },
        onError: [
          {
            // The employer changed the record meanwhile: reload and show the reason.
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'finding',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'unaccepted', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    unaccepted: {
      tags: ['error', 'jobs'],
      on: {
        'profile.retried': { target: 'accepting', actions: 'forgetFailure' },
        'jobs.checked': { target: 'finding', actions: 'forgetFailure' },
        'job.declined': { target: 'finding', actions: 'forgetFailure' },
        'step.returned': { target: 'profile', actions: 'forgetFailure' },
      },
    },
    /** The app starts with the new job. */
    joined: {
      id: 'joined',
      tags: ['busy', 'joined'],
      entry: 'dropDraft',
      invoke: {
        id: 'enterApp',
        src: 'enterApp',
        onDone: [
          {
            guard: { type: 'admitted', params: ({ event }) => ({ entry: event.output }) },
            target: 'entered',
            meta: { spec: '2' },
          },
          // The employer withdrew the record at this very moment.
          { target: 'loading' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    entered: { type: 'final', tags: ['joined'] },
    /** Everything was already done when the screen opened. */
    complete: {
      id: 'complete',
      entry: at(0),
      on: { 'company.wanted': { target: 'company' } },
    },
    /** An additional job: the person opens it when they want. */
    founded: { id: 'founded', entry: [at(0), 'dropDraft'] },
  },
});
