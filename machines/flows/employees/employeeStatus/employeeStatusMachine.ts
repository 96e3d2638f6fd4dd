import { assign, emit, setup } from 'xstate';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { legalVerbs, reasonProblemOf, type EmployeeVerb } from './statusVerbs.ts';

export type EmployeeDetails = components['schemas']['EmployeeDetails'];

export interface ChangeStatusInput {
  id: string;
  verb: EmployeeVerb;
  reason: string;
  idempotencyKey: string;
}

interface EmployeeStatusContext {
  id: string;
  employee: EmployeeDetails | null;
  verb: EmployeeVerb;
  reason: string;
  reasonProblem: string | null;
  /** Idempotency key, created when the change is confirmed and reused for its retries. */
  idempotencyKey: string | null;
  failure: Failure | null;
}

export type EmployeeStatusEvent =
  | { type: 'employee.retried' }
  /** The record was changed by another flow of the screen: reload it. */
  | { type: 'employee.reloaded' }
  | { type: 'change.chosen'; verb: EmployeeVerb }
  | { type: 'reason.changed'; reason: string }
  | { type: 'change.confirmed'; newKey: string }
  | { type: 'change.retried' }
  | { type: 'change.dismissed' };

const isIllegal = (failure: Failure | null): boolean =>
  failure?.kind === 'problem' && failure.code === 'illegalTransition';

/** The page of one employee record, and changing its status. */
export const employeeStatusMachine = setup({
  types: {
    context: {} as EmployeeStatusContext,
    input: {} as { id: string },
    events: {} as EmployeeStatusEvent,
    tags: {} as 'busy' | 'error' | 'shown' | 'asking',
    emitted: {} as { type: 'changed'; verb: EmployeeVerb },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadEmployee: notProvided<EmployeeDetails, { id: string }>('loadEmployee'),
    changeStatus: notProvided<EmployeeDetails, ChangeStatusInput>('changeStatus'),
  },
  guards: {
    legal: ({ context }, params: { verb: EmployeeVerb }) =>
      context.employee !== null && legalVerbs(context.employee.status).includes(params.verb),
    complete: ({ context }) => reasonProblemOf(context) === null,
    illegal: (_, params: { error: unknown }) => isIllegal(toFailure(params.error)),
    refused: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isRefused(failure) && !(failure.kind === 'problem' && failure.code === 'requestRunning');
    },
    wasOutdated: ({ context }) => isIllegal(context.failure),
  },
  actions: {
    keepEmployee: assign({ employee: (_, params: { employee: EmployeeDetails }) => params.employee }),
    keepChoice: assign((_, params: { verb: EmployeeVerb }) => ({
      verb: params.verb,
      reason: '',
      reasonProblem: null,
      idempotencyKey: null,
      failure: null,
    })),
    keepReason: assign({ reason: (_, params: { reason: string }) => params.reason, reasonProblem: null }),
    nameProblem: assign({ reasonProblem: ({ context }) => reasonProblemOf(context) }),
    keepKey: assign({ idempotencyKey: (_, params: { newKey: string }) => params.newKey }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    tellChanged: emit(({ context }) => ({ type: 'changed' as const, verb: context.verb })),
  },
}).createMachine({
  id: 'employeeStatus',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    id: input.id,
    employee: null,
    verb: 'block',
    reason: '',
    reasonProblem: null,
    idempotencyKey: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadEmployee',
        src: 'loadEmployee',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'idle',
          actions: { type: 'keepEmployee', params: ({ event }) => ({ employee: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['error'],
      on: { 'employee.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    idle: {
      tags: ['shown'],
      on: {
        'employee.reloaded': { target: 'reloading' },
        'change.chosen': {
          guard: { type: 'legal', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'keepChoice', params: ({ event }) => event },
          meta: { spec: '3' },
        },
      },
    },
    confirming: {
      tags: ['shown', 'asking'],
      on: {
        'reason.changed': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'change.confirmed': [
          {
            guard: 'complete',
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event },
            meta: { spec: '3' },
          },
          { actions: 'nameProblem', meta: { spec: '5' } },
        ],
        'change.dismissed': { target: 'idle' },
      },
    },
    sending: {
      tags: ['shown', 'asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context: { id, verb, reason, idempotencyKey } }) => ({
          id,
          verb,
          reason: reason.trim(),
          idempotencyKey: idempotencyKey ?? '',
        }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keepEmployee', params: ({ event }) => ({ employee: event.output }) },
            'tellChanged',
          ],
          meta: { spec: '3' },
        },
        onError: [
          {
            guard: { type: 'illegal', params: ({ event }) => event },
            target: 'reloading',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** No answer: a retry sends the same key; giving up reloads the record. */
    unsent: {
      tags: ['shown', 'asking', 'error'],
      on: {
        'change.retried': { target: 'sending' },
        'change.dismissed': { target: 'reloading', actions: 'forgetFailure' },
      },
    },
    refused: {
      tags: ['shown', 'asking', 'error'],
      on: { 'change.dismissed': { target: 'idle', actions: 'forgetFailure' } },
    },
    reloading: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'reloadEmployee',
        src: 'loadEmployee',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: 'wasOutdated',
            target: 'outdated',
            actions: { type: 'keepEmployee', params: ({ event }) => ({ employee: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'keepEmployee', params: ({ event }) => ({ employee: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    /** The record was changed by somebody else: shows its current state and the actions that are legal now. */
    outdated: {
      tags: ['shown', 'error'],
      on: {
        'change.chosen': {
          guard: { type: 'legal', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'change.dismissed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
  },
});
