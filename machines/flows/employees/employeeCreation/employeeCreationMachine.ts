import { toFailure } from '#machines/support/failure.ts';
import { required } from '#machines/support/required.ts';
import { at } from '#machines/support/stepHistory.ts';
import { blankForm } from './employeeForm.ts';
import { employeeCreationSetup } from './employeeCreationSetup.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });

/**
 * Hiring in two steps (spec sections 2 and 4). What was typed survives going back, failures, leaving and a reload;
 * the card number does not survive the last two. `saving` cannot be cancelled, because it would be unknown whether
 * the person was hired; without an answer the same key is sent again.
 */
export const employeeCreationMachine = employeeCreationSetup.createMachine({
  id: 'employeeCreation',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    owner: input.owner,
    form: blankForm,
    errors: {},
    draft: null,
    sent: null,
    failure: null,
    employee: null,
  }),
  invoke: [
    { id: 'stepHistory', src: 'stepHistory', onError: {} },
    {
      id: 'draftKeeper',
      src: 'draftKeeper',
      input: ({ context }) => ({ owner: context.owner }),
      onError: {},
    },
  ],
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      entry: at(0),
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: [
          {
            guard: { type: 'draftFound', params: ({ event }) => ({ draft: event.output }) },
            target: 'draftFound',
            actions: { type: 'keepFound', params: ({ event }) => ({ draft: event.output }) },
          },
          { target: 'identity' },
        ],
        onError: { target: 'identity' },
      },
    },
    draftFound: {
      on: {
        'draft.continued': [
          { guard: 'draftAtTerms', target: 'terms', actions: 'fillFromDraft' },
          { target: 'identity', actions: 'fillFromDraft' },
        ],
        'draft.discarded': { target: 'identity', actions: ['forgetDraft', 'dropDraft'] },
        'creation.cancelled': { target: 'cancelled' },
      },
    },
    identity: {
      tags: ['identityShown'],
      entry: at(0),
      on: {
        'field.changed': {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'shareDraft', params: { step: 'identity' } },
          ],
        },
        'step.completed': [
          {
            guard: 'identityIncomplete',
            actions: { type: 'nameErrors', params: { steps: ['identity'] } },
            meta: { spec: '5' },
          },
          {
            target: 'terms',
            actions: { type: 'shareDraft', params: { step: 'terms' } },
            meta: { spec: '4' },
          },
        ],
        'creation.cancelled': [
          { guard: 'nothingTyped', target: 'cancelled' },
          { target: 'keeping', actions: { type: 'drawUpDraft', params: { step: 'identity' } } },
        ],
      },
    },
    terms: {
      tags: ['termsShown'],
      entry: at(1),
      initial: 'editing',
      states: {
        editing: {},
        /** No answer: the person may or may not be hired, so a retry sends the same key. */
        unsent: { tags: ['error'], on: { 'form.retried': { target: '#employeeCreation.saving' } } },
        refused: { tags: ['error'] },
      },
      on: {
        'field.changed': {
          target: '.editing',
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'shareDraft', params: { step: 'terms' } },
          ],
        },
        'step.returned': {
          target: 'identity',
          actions: { type: 'shareDraft', params: { step: 'identity' } },
          meta: { spec: '4' },
        },
        'form.submitted': [
          {
            guard: 'identityIncomplete',
            target: 'identity',
            actions: { type: 'nameErrors', params: { steps: ['identity', 'terms'] } },
            meta: { spec: '5' },
          },
          {
            guard: 'termsIncomplete',
            target: '.editing',
            actions: { type: 'nameErrors', params: { steps: ['terms'] } },
            meta: { spec: '5' },
          },
          {
            target: 'saving',
            actions: [
              { type: 'markSent', params: ({ event }) => event },
              { type: 'shareDraft', params: { step: 'terms' } },
            ],
            meta: { spec: '4' },
          },
        ],
        'creation.cancelled': {
          target: 'keeping',
          actions: { type: 'drawUpDraft', params: { step: 'terms' } },
        },
      },
    },
    saving: {
      tags: ['busy', 'termsShown'],
      entry: 'forgetFailure',
      invoke: {
        id: 'createEmployee',
        src: 'createEmployee',
        input: ({ context: { sent, form } }) => ({ idempotencyKey: required(sent, 'sent').key, form }),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'keepEmployee', params: ({ event }) => ({ employee: event.output }) },
            'dropDraft',
            { type: 'notifyHired', params: ({ event }) => ({ employee: event.output }) },
          ],
          meta: { spec: '8' },
        },
        onError: [
          {
            guard: { type: 'identityRefused', params: failureIn },
            target: 'identity',
            actions: { type: 'nameRefusal', params: failureIn },
          },
          {
            guard: { type: 'termsRefused', params: failureIn },
            target: 'terms.editing',
            actions: { type: 'nameRefusal', params: failureIn },
          },
          {
            guard: { type: 'keyUsedUp', params: failureIn },
            target: 'terms.refused',
            actions: ['forgetSent', { type: 'keepFailure', params: failureIn }],
          },
          {
            guard: { type: 'repeatable', params: failureIn },
            target: 'terms.unsent',
            actions: { type: 'keepFailure', params: failureIn },
          },
          { target: 'terms.refused', actions: { type: 'keepFailure', params: failureIn } },
        ],
      },
    },
    saved: { entry: at(0), on: { 'creation.restarted': { target: 'identity', actions: 'startOver' } } },
    keeping: {
      tags: ['busy'],
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context: { owner, draft } }) => ({ owner, draft }),
        onDone: { target: 'cancelled', actions: 'notifyKept' },
        onError: { target: 'notKept' },
      },
    },
    /** The draft could not be stored: leaving now loses it. */
    notKept: {
      tags: ['error'],
      on: {
        'creation.resumed': [
          { guard: 'draftAtTerms', target: 'terms', actions: 'forgetDraft' },
          { target: 'identity', actions: 'forgetDraft' },
        ],
        'creation.cancelled': { target: 'cancelled' },
      },
    },
    cancelled: { type: 'final' },
  },
});
