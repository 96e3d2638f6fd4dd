import { assign, emit, setup } from 'xstate';
import { reasonProblemOf, type EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type BulkVerb = Exclude<EmployeeVerb, 'rehire'>;

/** Result by id: a problem code, or null for success. */
export type BulkResults = Record<string, string | null>;

export interface ChangeManyInput {
  ids: string[];
  verb: BulkVerb;
  reason: string;
  idempotencyKey: string;
}

interface EmployeeBulkContext {
  verb: BulkVerb;
  rows: ChosenRow[];
  reason: string;
  reasonProblem: string | null;
  /** Results received so far. */
  results: BulkResults;
  /** Idempotency key, created when the change is confirmed and reused for its retries. */
  idempotencyKey: string | null;
  failure: Failure | null;
}

export type EmployeeBulkEvent =
  | { type: 'bulk.chosen'; verb: BulkVerb; rows: ChosenRow[] }
  | { type: 'reason.changed'; reason: string }
  | { type: 'bulk.confirmed'; newKey: string }
  /** No answer came: send the same request again. */
  | { type: 'bulk.retried' }
  /** Try the failed ones once more. */
  | { type: 'failed.retried'; newKey: string }
  | { type: 'bulk.closed' };

/** Rows without a result yet. */
export const remaining = ({ rows, results }: Pick<EmployeeBulkContext, 'rows' | 'results'>): ChosenRow[] =>
  rows.filter(({ id }) => results[id] !== null);

/** One status change for many people, with a result for each (spec section 3, statuses). */
export const employeeBulkMachine = setup({
  types: {
    context: {} as EmployeeBulkContext,
    events: {} as EmployeeBulkEvent,
    tags: {} as 'busy' | 'error' | 'asking',
    /** `changed`: the shown list is outdated. */
    emitted: {} as { type: 'changed' } | { type: 'closed' },
    transitionMeta: {} as { spec: string },
  },
  actors: { changeMany: notProvided<BulkResults, ChangeManyInput>('changeMany') },
  guards: {
    complete: ({ context }) => reasonProblemOf(context) === null,
    someFailed: ({ context }) => remaining(context).length > 0,
    refused: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isRefused(failure) && !(failure.kind === 'problem' && failure.code === 'requestRunning');
    },
  },
  actions: {
    keepChoice: assign((_, params: { verb: BulkVerb; rows: ChosenRow[] }) => ({
      verb: params.verb,
      rows: params.rows,
      reason: '',
      reasonProblem: null,
      results: {},
      idempotencyKey: null,
      failure: null,
    })),
    keepReason: assign({ reason: (_, params: { reason: string }) => params.reason, reasonProblem: null }),
    nameProblem: assign({ reasonProblem: ({ context }) => reasonProblemOf(context) }),
    keepKey: assign({ idempotencyKey: (_, params: { newKey: string }) => params.newKey }),
    keepResults: assign({
      results: ({ context }, params: { results: BulkResults }) => ({ ...context.results, ...params.results }),
    }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    tellChanged: emit({ type: 'changed' as const }),
    tellClosed: emit({ type: 'closed' as const }),
  },
}).createMachine({
  id: 'employeeBulk',
  options: { maxIterations: 1000 },
  context: {
    verb: 'block',
    rows: [],
    reason: '',
    reasonProblem: null,
    results: {},
    idempotencyKey: null,
    failure: null,
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'bulk.chosen': {
          target: 'confirming',
          actions: { type: 'keepChoice', params: ({ event }) => event },
          meta: { spec: '3' },
        },
      },
    },
    confirming: {
      tags: ['asking'],
      on: {
        'reason.changed': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'bulk.confirmed': [
          {
            guard: 'complete',
            target: 'sending',
            actions: { type: 'keepKey', params: ({ event }) => event },
            meta: { spec: '3' },
          },
          { actions: 'nameProblem', meta: { spec: '5' } },
        ],
        'bulk.closed': { target: 'idle' },
      },
    },
    sending: {
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'changeMany',
        src: 'changeMany',
        input: ({ context }) => ({
          ids: remaining(context).map(({ id }) => id),
          verb: context.verb,
          reason: context.reason.trim(),
          idempotencyKey: context.idempotencyKey ?? '',
        }),
        onDone: {
          target: 'finished',
          actions: [
            { type: 'keepResults', params: ({ event }) => ({ results: event.output }) },
            'tellChanged',
          ],
          meta: { spec: '3' },
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
    /** The outcome is unknown: a retry sends the same key; giving up reloads the list. */
    unsent: {
      tags: ['asking', 'error'],
      on: {
        'bulk.retried': { target: 'sending' },
        'bulk.closed': { target: 'idle', actions: ['tellChanged', 'tellClosed'] },
      },
    },
    refused: { tags: ['asking', 'error'], on: { 'bulk.closed': { target: 'idle' } } },
    finished: {
      on: {
        'failed.retried': {
          guard: 'someFailed',
          target: 'sending',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
        'bulk.closed': { target: 'idle', actions: 'tellClosed' },
      },
    },
  },
});
