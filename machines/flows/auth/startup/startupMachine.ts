import { assign, enqueueActions, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import {
  findChangedJob,
  findGoneJob,
  hasMoved,
  leftRole,
  type AccountFacts,
  type Role,
} from './accountFacts.ts';

export interface StartupContext {
  facts: AccountFacts | null;
  /**
   * Role in the previously active job, if it differed: pages of that role redirect to home instead of "not found".
   */
  leftRole: Role | null;
  /**
   * Moves to another job, or to another role or other units in it, that the server made while a page was open. Pages are mounted anew
   * with each; a job that the person chooses or takes leaves its page by itself.
   */
  moves: number;
  failure: Failure | null;
  /** The job that was just chosen; null: keep the stored one. */
  wantedJob: string | null;
  /** Consecutive tries without an answer, capped at `maxTries`, where the pause stops growing. */
  tries: number;
}

export type StartupEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed'; signedOut: boolean }
  | { type: 'network.returned' }
  | { type: 'startup.retried' }
  | { type: 'startup.outdated' }
  | { type: 'job.chosen'; employeeId: string }
  | { type: 'job.changedElsewhere'; employeeId: string }
  | { type: 'person.renamed'; firstName: string; lastName: string };

const maxTries = 4;

const startup = setup({
  types: {
    context: {} as StartupContext,
    events: {} as StartupEvent,
    /** The active job has ended, or allows something else, while the app was open. */
    emitted: {} as { type: 'job.gone' | 'job.altered'; organizationTitle: string },
    tags: {} as 'busy' | 'login' | 'step' | 'stay' | 'offline' | 'error' | 'left',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `session.opened`, `session.closed`, `network.returned`, `job.changedElsewhere`. */
    watchSession: listenerNotProvided('watchSession'),
    loadFacts: notProvided<AccountFacts, { wantedJob: string | null }>('loadFacts'),
    /** The facts of this session's last start, for an offline start. */
    recallFacts: notProvided<AccountFacts | null, void>('recallFacts'),
  },
  guards: {
    complete: (_, params: { facts: AccountFacts }) =>
      params.facts.info.isIdentificated && params.facts.info.isAnyJobExists,
    noAnswer: (_, params: { error: unknown }) => toFailure(params.error).kind === 'network',
    signedOut: (_, params: { signedOut: boolean }) => params.signedOut,
    another: ({ context }, params: { employeeId: string }) => context.facts?.employeeId !== params.employeeId,
  },
  actions: {
    keepFacts: assign(({ context }, params: { facts: AccountFacts | null }) => ({
      facts: params.facts,
      leftRole: leftRole(context, params.facts),
      failure: null,
      wantedJob: null,
      tries: 0,
    })),
    countMove: assign({
      moves: ({ context }, params: { facts: AccountFacts }) =>
        context.moves + (hasMoved(context.facts, params.facts) ? 1 : 0),
    }),
    announceGone: enqueueActions(({ context, enqueue }, params: { facts: AccountFacts }) => {
      const gone = findGoneJob(context.facts, params.facts);
      if (gone) enqueue.emit({ type: 'job.gone', organizationTitle: gone.organizationTitle });
    }),
    announceAltered: enqueueActions(({ context, enqueue }, params: { facts: AccountFacts }) => {
      const job = findChangedJob(context.facts, params.facts);
      if (job) enqueue.emit({ type: 'job.altered', organizationTitle: job.organizationTitle });
    }),
    recall: assign({ facts: (_, params: { facts: AccountFacts | null }) => params.facts }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forget: assign({ facts: null, leftRole: null, moves: 0, failure: null, wantedJob: null, tries: 0 }),
    wantJob: assign({ wantedJob: (_, params: { employeeId: string }) => params.employeeId }),
    rename: assign(
      ({ context: { facts } }, { firstName, lastName }: { firstName: string; lastName: string }) => ({
        facts: facts && { ...facts, account: { ...facts.account, firstName, lastName } },
      }),
    ),
    countTry: assign({ tries: ({ context }) => Math.min(context.tries + 1, maxTries) }),
  },
  delays: {
    /** 3, 6, 12, 24, 30 s. */
    pause: ({ context }) => Math.min(3000 * 2 ** context.tries, 30_000),
  },
});

const factsOf = ({ event }: { event: { output: AccountFacts } }) => ({ facts: event.output });
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const keepFacts = [
  { type: 'announceGone', params: factsOf },
  { type: 'keepFacts', params: factsOf },
] as const;

const followFacts = [
  { type: 'countMove', params: factsOf },
  { type: 'announceAltered', params: factsOf },
  ...keepFacts,
] as const;

/** The same call from several states, which differ only in what the screen shows meanwhile. */
const loadFacts = <Id extends string>(id: Id, actions: typeof keepFacts | typeof followFacts = keepFacts) =>
  ({
    id,
    src: 'loadFacts',
    input: ({ context }: { context: StartupContext }) => ({ wantedJob: context.wantedJob }),
    onDone: [
      {
        guard: { type: 'complete', params: factsOf },
        target: '#startup.stay',
        actions,
        meta: { spec: '2' },
      },
      {
        target: '#startup.step',
        actions,
        meta: { spec: '2' },
      },
    ],
    onError: [
      {
        guard: { type: 'noAnswer', params: errorOf },
        target: '#startup.offline',
        actions: { type: 'keepFailure', params: errorOf },
      },
      {
        target: '#startup.failed',
        actions: { type: 'keepFailure', params: errorOf },
        meta: { spec: '2' },
      },
    ],
  }) as const;

/**
 * Startup routing (spec section 2): tag `login`, `step` or `stay`, and none of them while undecided. `offline`
 * together with `login` means that there was no HTTP answer, so check-in and home may stay on the screen (product
 * §7).
 */
export const startupMachine = startup.createMachine({
  id: 'startup',
  options: { maxIterations: 1000 },
  context: { facts: null, leftRole: null, moves: 0, failure: null, wantedJob: null, tries: 0 },
  invoke: { id: 'watchSession', src: 'watchSession', onError: {} },
  on: {
    'session.opened': { target: '.loading', actions: 'forget' },
    'session.closed': [
      {
        guard: { type: 'signedOut', params: ({ event }) => event },
        target: '.signedOut',
        actions: 'forget',
        meta: { spec: '4' },
      },
      { target: '.anonymous', actions: 'forget', meta: { spec: '8' } },
    ],
  },
  initial: 'waiting',
  states: {
    /** The session reads its stored tokens. */
    waiting: { tags: ['busy'] },
    anonymous: { tags: ['login'] },
    /** Signed out on purpose: the next person must not land on this person's screen. */
    signedOut: { tags: ['login', 'left'] },
    loading: { tags: ['busy'], invoke: loadFacts('loadFacts') },
    stay: {
      tags: ['stay'],
      on: {
        'job.chosen': { target: 'loading', actions: { type: 'wantJob', params: ({ event }) => event } },
        // Another tab has stored the new job. This tab only reads it, so that two tabs never switch each other back
        // and forth.
        'job.changedElsewhere': {
          guard: { type: 'another', params: ({ event }) => event },
          target: 'loading',
        },
        'person.renamed': { actions: { type: 'rename', params: ({ event }) => event } },
        'startup.outdated': { target: '.refreshing' },
      },
      initial: 'settled',
      states: {
        settled: {},
        /** The page stays: most often nothing that it depends on has changed, and without an answer nothing is known. */
        refreshing: {
          invoke: { ...loadFacts('refreshFacts', followFacts), onError: { target: 'settled' } },
        },
      },
    },
    step: { tags: ['step'], on: { 'startup.outdated': { target: 'rechecking' } } },
    /** Like `step`, while the facts are loaded again. */
    rechecking: { tags: ['step'], invoke: loadFacts('recheckFacts') },
    failed: { tags: ['login', 'error'], on: { 'startup.retried': { target: 'loading' } } },
    offline: {
      initial: 'recalling',
      states: {
        recalling: {
          tags: ['busy'],
          invoke: {
            id: 'recallFacts',
            src: 'recallFacts',
            onDone: {
              target: 'pausing',
              actions: { type: 'recall', params: ({ event }) => ({ facts: event.output }) },
            },
            onError: { target: 'pausing' },
          },
        },
        pausing: {
          tags: ['login', 'offline'],
          after: { pause: { target: 'trying' } },
          on: { 'network.returned': { target: 'trying' }, 'startup.retried': { target: 'trying' } },
        },
        /** The screen stays mounted: a retry that may fail again must not lose what was entered. */
        trying: {
          tags: ['login', 'offline'],
          entry: 'countTry',
          invoke: {
            ...loadFacts('tryAgain'),
            onError: [
              { guard: { type: 'noAnswer', params: errorOf }, target: 'pausing' },
              {
                target: '#startup.failed',
                actions: { type: 'keepFailure', params: errorOf },
                meta: { spec: '2' },
              },
            ],
          },
        },
      },
    },
  },
});
