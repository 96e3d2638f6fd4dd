import { assign, setup } from 'xstate';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

/** What browser, configuration and earlier visits allow for push messages. */
export type PushStanding =
  | { kind: 'unconfigured' | 'unsupported' | 'uninstalled' | 'denied' }
  | { kind: 'default'; putOff: boolean }
  /**
   * `token`: the token stored for this session; `freshFor`: ms until it is due for renewal, 0 or less when it is due.
   */
  | { kind: 'granted'; token: string | null; freshFor: number };

/** Possible results of the browser's prompt. */
export type PushAnswer = Exclude<PushStanding, { kind: 'unconfigured' | 'unsupported' | 'uninstalled' }>;

export interface Registration {
  token: string;
  freshFor: number;
}

interface PushContext {
  /** The push token (spec section 3, fireBaseToken); null after an error. */
  token: string | null;
  freshFor: number;
  /** Consecutive failed registrations, capped at `maxFailures`, where the back-off stops growing. */
  failures: number;
}

export type PushEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'network.returned' }
  /** The person changed it in the browser's own settings. */
  | { type: 'permission.changed' }
  | { type: 'push.accepted' }
  | { type: 'push.putOff' };

export const maxFailures = 8;

const push = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    tags: {} as 'offered' | 'busy' | 'on' | 'canTurnOn',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `session.opened`, `session.closed`, `network.returned`. */
    watchSession: listenerNotProvided('watchSession'),
    /** Sends `permission.changed`. */
    watchPermission: listenerNotProvided('watchPermission'),
    /** Resolves at once, without waiting for the network. */
    look: notProvided<PushStanding, void>('look'),
    /** Opens the browser's prompt and resolves with its result. */
    askPermission: notProvided<PushAnswer, void>('askPermission'),
    keepPutOff: notProvided<void, void>('keepPutOff'),
    activateWorker: notProvided<void, void>('activateWorker'),
    getToken: notProvided<Registration, void>('getToken'),
    sendToken: notProvided<void, { token: string }>('sendToken'),
    /** Deletes the token from this device when nobody is signed in. */
    dropToken: notProvided<void, void>('dropToken'),
  },
  guards: {
    is: (_, { standing, kind }: { standing: PushStanding; kind: PushStanding['kind'] }) =>
      standing.kind === kind,
    isPutOff: (_, { standing }: { standing: PushStanding }) => standing.kind === 'default' && standing.putOff,
    isFresh: (_, { standing }: { standing: PushStanding }) =>
      standing.kind === 'granted' && standing.token !== null && standing.freshFor > 0,
  },
  actions: {
    keep: assign((_, params: Registration) => ({ token: params.token, freshFor: params.freshFor })),
    keepStanding: assign((_, { standing }: { standing: PushStanding }) =>
      standing.kind === 'granted' ? { token: standing.token, freshFor: standing.freshFor } : {},
    ),
    forgetFailures: assign({ failures: 0 }),
    countFailure: assign({
      token: null,
      failures: ({ context }) => Math.min(context.failures + 1, maxFailures),
    }),
    forget: assign({ token: null, freshFor: 0, failures: 0 }),
    /** Spec section 4: the app logs when granted. */
    logGranted: () => undefined,
    /** Spec section 8: logged, null, no message to the user. */
    logFailure: (_, _params: { error: unknown }) => undefined,
  },
  delays: {
    answerLimit: 15_000,
    /** Spec section 9. */
    activationLimit: 10_000,
    callLimit: 15_000,
    /** Spec section 9: 7 days after it was created. */
    untilRefresh: ({ context }) => context.freshFor,
    /** 30 s, 1, 2, … 64 min. */
    backOff: ({ context }) => 30_000 * 2 ** (context.failures - 1),
  },
});

type Looked = { event: { output: PushStanding } };
const standingOf = ({ event }: Looked) => ({ standing: event.output });
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const isStanding = <Kind extends PushStanding['kind']>(kind: Kind) =>
  ({ type: 'is', params: ({ event }: Looked) => ({ standing: event.output, kind }) }) as const;

const granted = {
  guard: isStanding('granted'),
  target: '#pushPermission.granted',
  actions: [{ type: 'keepStanding', params: standingOf }, 'logGranted'],
  meta: { spec: '4' },
} as const;
const denied = { guard: isStanding('denied'), target: '#pushPermission.denied' } as const;
const quiet = {
  guard: { type: 'isPutOff', params: standingOf },
  target: '#pushPermission.unasked.quiet',
} as const;

const failed = {
  target: 'failed',
  actions: { type: 'logFailure', params: errorOf },
  meta: { spec: '8' },
} as const;
const late = {
  target: 'failed',
  actions: { type: 'logFailure', params: { error: 'no answer in time' } },
  meta: { spec: '9' },
} as const;

/** Push permission and the push token (spec section 4, push permission). Does nothing before sign-in. */
export const pushPermissionMachine = push.createMachine({
  id: 'pushPermission',
  options: { maxIterations: 1000 },
  context: { token: null, freshFor: 0, failures: 0 },
  invoke: [
    { id: 'watchSession', src: 'watchSession', onError: {} },
    { id: 'watchPermission', src: 'watchPermission', onError: {} },
  ],
  on: {
    'session.opened': { target: '.looking', actions: 'forget' },
    'session.closed': { target: '.leaving', actions: 'forget' },
  },
  initial: 'anonymous',
  states: {
    anonymous: {},
    leaving: {
      invoke: {
        id: 'dropToken',
        src: 'dropToken',
        onDone: { target: 'anonymous' },
        onError: { target: 'anonymous', actions: { type: 'logFailure', params: errorOf } },
      },
    },
    looking: {
      tags: ['busy'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isFresh', params: standingOf },
            target: '#pushPermission.granted.registered',
            actions: { type: 'keepStanding', params: standingOf },
          },
          granted,
          denied,
          quiet,
          { guard: isStanding('default'), target: 'unasked.offered', meta: { spec: '4' } },
          { guard: isStanding('unconfigured'), target: 'unavailable.unconfigured' },
          { guard: isStanding('uninstalled'), target: 'unavailable.uninstalled' },
          { target: 'unavailable.unsupported' },
        ],
        onError: {
          target: 'unavailable.unsupported',
          actions: { type: 'logFailure', params: errorOf },
        },
      },
    },
    unavailable: {
      initial: 'unsupported',
      states: {
        /** The server is not configured for push messages; the app does not mention them. */
        unconfigured: {},
        unsupported: {},
        /** Only the installed app may receive them (iOS). */
        uninstalled: {},
      },
    },
    unasked: {
      tags: ['canTurnOn'],
      initial: 'offered',
      on: {
        'push.accepted': { target: 'asking', meta: { spec: '4' } },
        'permission.changed': { target: 'looking' },
      },
      states: {
        offered: { tags: ['offered'], on: { 'push.putOff': { target: 'puttingOff' } } },
        puttingOff: {
          invoke: {
            id: 'keepPutOff',
            src: 'keepPutOff',
            onDone: { target: 'quiet' },
            onError: { target: 'quiet', actions: { type: 'logFailure', params: errorOf } },
          },
        },
        quiet: {},
      },
    },
    /**
     * The prompt reports its result. An unanswered prompt times out; a later answer arrives as `permission.changed`.
     */
    asking: {
      tags: ['busy'],
      after: { answerLimit: { target: 'unasked.quiet' } },
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [granted, denied, quiet, { target: 'unasked.offered', meta: { spec: '4' } }],
        onError: { target: 'unasked.quiet', actions: { type: 'logFailure', params: errorOf } },
      },
    },
    /** Can only be undone in the browser's settings; /settings/notification-settings explains how. */
    denied: { on: { 'permission.changed': { target: 'looking' } } },
    granted: {
      tags: ['on'],
      initial: 'activating',
      on: { 'permission.changed': { target: 'looking' } },
      states: {
        activating: {
          after: { activationLimit: late },
          invoke: {
            id: 'activateWorker',
            src: 'activateWorker',
            onDone: { target: 'registering' },
            onError: failed,
          },
        },
        registering: {
          after: { callLimit: late },
          invoke: {
            id: 'getToken',
            src: 'getToken',
            onDone: { target: 'sending', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: failed,
          },
        },
        sending: {
          after: { callLimit: late },
          invoke: {
            id: 'sendToken',
            src: 'sendToken',
            input: ({ context }) => ({ token: required(context.token, 'token') }),
            onDone: { target: 'registered', meta: { spec: '7' } },
            onError: failed,
          },
        },
        /** After each refresh, the session machine sends the token again (spec section 4). */
        registered: {
          entry: 'forgetFailures',
          after: { untilRefresh: { target: 'activating', meta: { spec: '9' } } },
        },
        failed: {
          entry: 'countFailure',
          after: { backOff: { target: 'activating' } },
          on: { 'network.returned': { target: 'activating' } },
        },
      },
    },
  },
});
