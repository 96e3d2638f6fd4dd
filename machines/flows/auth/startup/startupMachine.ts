import { assign, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

type Schemas = components['schemas'];

/** Who is here and for which job. Kept on the device for starts without network, so without passport and PINFL. */
export interface AccountFacts {
  info: Schemas['AccountInfo'];
  account: Pick<Schemas['Account'], 'id' | 'phoneNumber' | 'firstName' | 'lastName'>;
  /** Held, offered and mismatched ones. */
  jobs: Schemas['Job'][];
  /** The job that speaks (EmployeeId header); null with none. */
  employeeId: string | null;
}

type Role = Schemas['Job']['role'];

export interface StartupContext {
  facts: AccountFacts | null;
  /** Role of the job spoken for before, where it was another: its pages are left for home, not missing. */
  leftRole: Role | null;
  failure: Failure | null;
  /** The job a person has just chosen; null = the one chosen before. */
  wantedJob: string | null;
  /** Tries in a row without an answer; at most `maxTries`, the pause grows no further. */
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

/** Of the job that speaks; undefined while there is none. */
export const roleOf = (facts: AccountFacts | null): Role | undefined =>
  facts?.jobs.find(({ employeeId }) => employeeId === facts.employeeId)?.role;

function leftRole({ facts, leftRole: before }: StartupContext, now: AccountFacts | null): Role | null {
  const was = roleOf(facts);
  return was !== undefined && was !== roleOf(now) ? was : before;
}

const startup = setup({
  types: {
    context: {} as StartupContext,
    events: {} as StartupEvent,
    tags: {} as 'busy' | 'login' | 'step' | 'stay' | 'offline' | 'error' | 'left',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `session.opened`, `session.closed`, `network.returned`, `job.changedElsewhere`. */
    watchSession: listenerNotProvided('watchSession'),
    loadFacts: notProvided<AccountFacts, { wantedJob: string | null }>('loadFacts'),
    /** What was known at the last start of this session, for a start without network. */
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
    recall: assign({ facts: (_, params: { facts: AccountFacts | null }) => params.facts }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forget: assign({ facts: null, leftRole: null, failure: null, wantedJob: null, tries: 0 }),
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

/** The same call from three states; only what is on the screen meanwhile differs. */
const loadFacts = <Id extends string>(id: Id) =>
  ({
    id,
    src: 'loadFacts',
    input: ({ context }: { context: StartupContext }) => ({ wantedJob: context.wantedJob }),
    onDone: [
      {
        guard: { type: 'complete', params: factsOf },
        target: '#startup.stay',
        actions: { type: 'keepFacts', params: factsOf },
        meta: { spec: '2' },
      },
      {
        target: '#startup.step',
        actions: { type: 'keepFacts', params: factsOf },
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
 * Where a start leads (spec section 2, startup routing): tag `login`, `step` or `stay`; none while it is not known yet.
 * `offline` beside `login` = nobody answered, so check-in and home may stay all the same (product.md section 5).
 */
export const startupMachine = startup.createMachine({
  id: 'startup',
  options: { maxIterations: 1000 },
  context: { facts: null, leftRole: null, failure: null, wantedJob: null, tries: 0 },
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
    /** Left on purpose: the next person does not inherit the screen. */
    signedOut: { tags: ['login', 'left'] },
    loading: { tags: ['busy'], invoke: loadFacts('loadFacts') },
    stay: {
      tags: ['stay'],
      on: {
        'job.chosen': { target: 'loading', actions: { type: 'wantJob', params: ({ event }) => event } },
        // Another tab has stored it: this one takes what is stored, so that two tabs never chase each other.
        'job.changedElsewhere': {
          guard: { type: 'another', params: ({ event }) => event },
          target: 'loading',
        },
        'person.renamed': { actions: { type: 'rename', params: ({ event }) => event } },
      },
    },
    step: { tags: ['step'], on: { 'startup.outdated': { target: 'rechecking' } } },
    /** The step's screen stays while the answer comes. */
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
        /** The screen stays: its work must not be lost to a try that may fail again. */
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
