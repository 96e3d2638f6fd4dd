import { assign, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

type Schemas = components['schemas'];

export interface AccountPage {
  account: Schemas['Account'];
  jobs: Schemas['Job'][];
}

interface AccountContext {
  page: AccountPage | null;
  /** The offer being accepted. */
  employeeId: string | null;
  failure: Failure | null;
}

export type AccountEvent =
  | { type: 'account.retried' }
  | { type: 'job.accepted'; employeeId: string }
  | { type: 'job.acceptanceRetried' }
  /** The decline machine has declined the job, or got no answer. */
  | { type: 'job.declined' };

/** My account: personal data, jobs, and offered jobs to accept. Switching the job belongs to the startup machine. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadAccount: notProvided<AccountPage, void>('loadAccount'),
    acceptJob: notProvided<void, { employeeId: string }>('acceptJob'),
  },
  guards: { refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)) },
  actions: {
    keepPage: assign((_, params: { page: AccountPage }) => ({ page: params.page })),
    keepChoice: assign((_, params: { employeeId: string }) => ({
      employeeId: params.employeeId,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'account',
  options: { maxIterations: 1000 },
  context: { page: null, employeeId: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: {
          target: 'shown',
          actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'account.retried': { target: 'loading', actions: 'forgetFailure' } } },
    shown: {
      tags: ['shown'],
      initial: 'resting',
      states: {
        resting: {
          on: {
            'job.accepted': {
              target: 'accepting',
              actions: { type: 'keepChoice', params: ({ event }) => event },
            },
            'job.declined': { target: 'reloading', actions: 'forgetFailure' },
          },
        },
        accepting: {
          tags: ['busy'],
          invoke: {
            id: 'acceptJob',
            src: 'acceptJob',
            input: ({ context }) => ({ employeeId: required(context.employeeId, 'employeeId') }),
            onDone: { target: 'reloading' },
            onError: [
              {
                // The employer changed the record meanwhile: reload and show the reason.
                guard: { type: 'refused', params: ({ event }) => event },
                target: 'reloading',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'unaccepted', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        unaccepted: {
          tags: ['error'],
          on: {
            'job.acceptanceRetried': { target: 'accepting', actions: 'forgetFailure' },
            'job.declined': { target: 'reloading', actions: 'forgetFailure' },
          },
        },
        reloading: {
          tags: ['busy'],
          invoke: {
            id: 'reloadAccount',
            src: 'loadAccount',
            onDone: {
              target: 'resting',
              actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
            },
            onError: {
              target: '#account.failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
