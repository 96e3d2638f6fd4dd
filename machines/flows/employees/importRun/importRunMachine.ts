import { assign, emit, setup } from 'xstate';
import { workingImportStates } from '#machines/lifecycles/importMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRepeatable, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

export type Import = components['schemas']['Import'];

/** What an employer may do with an import at once; `leaveOut` drops the rows with problems. */
export type PlainAct =
  | { name: 'check' | 'commit' | 'stop' | 'continue' | 'leaveOut' }
  | { name: 'decide'; decision: 'skip' | 'update'; rowNumbers: number[] | null };

/** The employer confirms an undo first. */
export type ImportAct = PlainAct | { name: 'undo' };

/** Idempotency key (product §6): created before sending and kept until there is an answer. */
export interface KeyedAct {
  act: ImportAct;
  key: string;
}

interface ImportRunContext {
  importId: string;
  found: Import | null;
  /**
   * State before the last response, so that a change is announced once. Right after submission it is the state of the
   * submitted import.
   */
  before: Import['state'] | null;
  asked: KeyedAct | null;
  failure: Failure | null;
}

export type ImportRunEvent =
  | { type: 'act.asked'; act: PlainAct; key: string }
  | { type: 'act.retried' }
  | { type: 'import.reloaded' }
  | { type: 'undo.chosen' }
  | { type: 'abandonment.chosen' }
  | { type: 'change.confirmed'; newKey: string }
  | { type: 'change.dismissed' };

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const found = ({ event }: { event: { output: Import } }) => ({ found: event.output });

const mayUndo = { 'undo.chosen': { target: '#importRun.confirming.undo' } } as const;
const mayAbandon = { 'abandonment.chosen': { target: '#importRun.confirming.abandonment' } } as const;

/** Interval for polling a running job and for retrying without an answer, ms. */
const PULSE = 1000;
const LOST_PULSE = 3000;

/**
 * An import on the server: its plan, the job, and undoing it. Identified by its id alone, so it continues after a
 * reload, in another tab and days later. The server's lifecycle says what may be done.
 */
export const importRunMachine = setup({
  types: {
    context: {} as ImportRunContext,
    input: {} as { importId: string; before?: Import['state'] | undefined },
    events: {} as ImportRunEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    emitted: {} as { type: 'listAdded'; found: Import } | { type: 'undone'; found: Import },
    transitionMeta: {} as { spec: string },
  },
  delays: { pulse: PULSE, lostPulse: LOST_PULSE },
  actors: {
    getImport: notProvided<Import, { importId: string }>('getImport'),
    act: notProvided<Import, { importId: string } & KeyedAct>('act'),
    abandon: notProvided<void, { importId: string }>('abandon'),
  },
  guards: {
    stands: ({ context }, { states }: { states: readonly Import['state'][] }) =>
      context.found !== null && states.includes(context.found.state),
    /** The import reached this state while the screen was open. */
    news: ({ context: { before, found } }, { state }: { state: Import['state'] }) =>
      found?.state === state && before !== null && before !== state,
    repeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
  },
  actions: {
    keep: assign(({ context }, params: { found: Import }) => ({
      found: params.found,
      before: context.found?.state ?? context.before,
      failure: null,
    })),
    keepAsked: assign({ asked: (_, { act, key }: KeyedAct) => ({ act, key }) }),
    keepFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    notifyOutcome: emit(({ context }) => ({
      type: context.found?.state === 'undone' ? ('undone' as const) : ('listAdded' as const),
      found: required(context.found, 'found'),
    })),
  },
}).createMachine({
  id: 'importRun',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    importId: input.importId,
    found: null,
    before: input.before ?? null,
    asked: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'getImport',
        src: 'getImport',
        input: ({ context }) => ({ importId: context.importId }),
        onDone: { target: 'placing', actions: { type: 'keep', params: found } },
        onError: { target: 'missing', actions: { type: 'keepFailure', params: failureIn } },
      },
    },
    missing: { tags: ['error'], on: { 'import.reloaded': { target: 'loading' } } },
    placing: {
      always: [
        { guard: { type: 'stands', params: { states: ['staging'] } }, target: 'unfinished' },
        { guard: { type: 'stands', params: { states: ['ready'] } }, target: 'planned' },
        { guard: { type: 'stands', params: { states: workingImportStates } }, target: 'running' },
        { guard: { type: 'stands', params: { states: ['stopped', 'failed'] } }, target: 'halted' },
        {
          guard: { type: 'news', params: { state: 'committed' } },
          target: 'committed',
          actions: 'notifyOutcome',
          meta: { spec: '8' },
        },
        { guard: { type: 'stands', params: { states: ['committed'] } }, target: 'committed' },
        { guard: { type: 'news', params: { state: 'undone' } }, target: 'over', actions: 'notifyOutcome' },
        { target: 'over' },
      ],
    },
    /** Some rows have arrived, but the page that had the rest is gone or is another one. */
    unfinished: { tags: ['shown'], on: { 'act.asked': keepingAsked(), ...mayAbandon } },
    planned: { tags: ['shown'], on: { 'act.asked': keepingAsked(), ...mayAbandon } },
    running: {
      tags: ['shown'],
      initial: 'waiting',
      states: {
        waiting: { after: { pulse: { target: 'asking' } } },
        asking: {
          invoke: {
            id: 'watch',
            src: 'getImport',
            input: ({ context }) => ({ importId: context.importId }),
            onDone: { target: '#importRun.placing', actions: { type: 'keep', params: found } },
            onError: { target: 'lost', actions: { type: 'keepFailure', params: failureIn } },
          },
        },
        /** The job continues without this page. */
        lost: { tags: ['error'], after: { lostPulse: { target: 'asking' } } },
      },
      on: { 'act.asked': keepingAsked() },
    },
    halted: { tags: ['shown'], on: { 'act.asked': keepingAsked(), ...mayUndo } },
    committed: { tags: ['shown'], on: mayUndo },
    over: { tags: ['shown'] },
    confirming: {
      tags: ['shown'],
      initial: 'undo',
      states: {
        undo: {
          on: {
            'change.confirmed': {
              target: '#importRun.acting',
              actions: {
                type: 'keepAsked',
                params: ({ event }) => ({ act: { name: 'undo' }, key: event.newKey }),
              },
            },
            'change.dismissed': [
              {
                guard: { type: 'stands', params: { states: ['committed'] } },
                target: '#importRun.committed',
              },
              { target: '#importRun.halted' },
            ],
          },
        },
        abandonment: {
          on: {
            'change.confirmed': { target: '#importRun.abandoning' },
            'change.dismissed': [
              {
                guard: { type: 'stands', params: { states: ['staging'] } },
                target: '#importRun.unfinished',
              },
              { target: '#importRun.planned' },
            ],
          },
        },
      },
    },
    acting: {
      tags: ['busy', 'shown'],
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { importId, asked } }) => ({
          importId,
          ...required(asked, 'asked'),
        }),
        onDone: { target: 'placing', actions: { type: 'keep', params: found } },
        onError: [
          {
            guard: { type: 'repeatable', params: failureIn },
            target: 'unsent',
            actions: { type: 'keepFailure', params: failureIn },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: failureIn } },
        ],
      },
    },
    unsent: {
      tags: ['shown', 'error'],
      on: { 'act.retried': { target: 'acting' }, 'import.reloaded': { target: 'loading' } },
    },
    /** The import is in another state than the screen shows. */
    refused: { tags: ['shown', 'error'], on: { 'import.reloaded': { target: 'loading' } } },
    abandoning: {
      tags: ['busy'],
      invoke: {
        id: 'abandon',
        src: 'abandon',
        input: ({ context }) => ({ importId: context.importId }),
        onDone: { target: 'abandoned' },
        onError: { target: 'refused', actions: { type: 'keepFailure', params: failureIn } },
      },
    },
    abandoned: { type: 'final' },
  },
});

function keepingAsked() {
  return {
    target: 'acting',
    actions: { type: 'keepAsked' as const, params: ({ event }: { event: KeyedAct }) => event },
  };
}
