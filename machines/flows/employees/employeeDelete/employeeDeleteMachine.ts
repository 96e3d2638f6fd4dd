import { assign, emit, setup } from 'xstate';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

/** A record with history is kept as `left` (product §1). */
export type DeleteOutcome = 'removed' | 'left';

export interface DeleteEmployeeInput {
  id: string;
  idempotencyKey: string;
}

interface EmployeeDeleteContext {
  id: string;
  /** Idempotency key, created when the deletion is confirmed and reused for its retries. */
  idempotencyKey: string | null;
  failure: Failure | null;
}

export type EmployeeDeleteEvent =
  | { type: 'delete.chosen' }
  | { type: 'delete.confirmed'; newKey: string }
  | { type: 'delete.retried' }
  | { type: 'delete.dismissed' };

/** Deleting an employee: "This cannot be undone. Delete this user?" (spec section 8). */
export const employeeDeleteMachine = setup({
  types: {
    context: {} as EmployeeDeleteContext,
    input: {} as { id: string },
    events: {} as EmployeeDeleteEvent,
    tags: {} as 'busy' | 'error' | 'asking',
    /** `doubtful`: it is unknown whether the record still exists. */
    emitted: {} as { type: 'deleted'; outcome: DeleteOutcome } | { type: 'doubtful' },
    transitionMeta: {} as { spec: string },
  },
  actors: { deleteEmployee: notProvided<DeleteOutcome, DeleteEmployeeInput>('deleteEmployee') },
  guards: {
    refused: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isRefused(failure) && !(failure.kind === 'problem' && failure.code === 'requestRunning');
    },
  },
  actions: {
    keepKey: assign({ idempotencyKey: (_, params: { newKey: string }) => params.newKey }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    tellDeleted: emit((_, params: { outcome: DeleteOutcome }) => ({
      type: 'deleted' as const,
      outcome: params.outcome,
    })),
    tellDoubtful: emit({ type: 'doubtful' as const }),
  },
}).createMachine({
  id: 'employeeDelete',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ id: input.id, idempotencyKey: null, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'delete.chosen': { target: 'confirming', meta: { spec: '8' } } } },
    confirming: {
      tags: ['asking'],
      on: {
        'delete.confirmed': {
          target: 'deleting',
          actions: { type: 'keepKey', params: ({ event }) => event },
          meta: { spec: '8' },
        },
        'delete.dismissed': { target: 'idle' },
      },
    },
    deleting: {
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'deleteEmployee',
        src: 'deleteEmployee',
        input: ({ context }) => ({ id: context.id, idempotencyKey: context.idempotencyKey ?? '' }),
        onDone: {
          target: 'deleted',
          actions: { type: 'tellDeleted', params: ({ event }) => ({ outcome: event.output }) },
          meta: { spec: '8' },
        },
        onError: [
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** No answer: a retry sends the same key. */
    unsent: {
      tags: ['asking', 'error'],
      on: {
        'delete.retried': { target: 'deleting' },
        'delete.dismissed': { target: 'idle', actions: ['forgetFailure', 'tellDoubtful'] },
      },
    },
    refused: {
      tags: ['asking', 'error'],
      on: { 'delete.dismissed': { target: 'idle', actions: 'forgetFailure' } },
    },
    deleted: { type: 'final' },
  },
});
