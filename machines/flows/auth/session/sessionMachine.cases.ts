import { defineCases } from '#machines/support/cases.ts';
import { sessionMachine, type StoredSession } from './sessionMachine.ts';

const pair = (accessToken: string): StoredSession => ({
  sessionId: 'own',
  tokens: { accessToken, expireAt: '2026-11-02T09:15:00Z', refreshToken: `refresh ${accessToken}` },
});
const ours = pair('first');
const refreshed = pair('second');
const another = { ...pair('another'), sessionId: 'other' };

const refused = {
  error: { failure: { kind: 'problem', status: 400, code: 'refreshRefused', fields: {} } },
};

export const cases = defineCases(sessionMachine, {
  inputs: { default: undefined },
  cases: {
    'session.signIn': { default: { tokens: ours.tokens } },
    'session.signOut': { default: {} },
    'session.unauthorized': { inUse: { usedToken: 'first' }, replaced: { usedToken: 'before' } },
    'session.rejected': { inUse: { usedToken: 'first' }, replaced: { usedToken: 'before' } },
    'session.changedElsewhere': {
      signedOut: { stored: null },
      same: { stored: ours },
      refreshed: { stored: refreshed },
      another: { stored: another },
    },
    'network.returned': { default: {} },
    'xstate.done.actor.readStored': { somebody: { output: ours }, nobody: { output: null } },
    'xstate.error.actor.readStored': { default: { error: 'storage is closed' } },
    'xstate.done.actor.keepTokens': { default: { output: ours } },
    'xstate.error.actor.keepTokens': { default: { error: 'storage is full' } },
    'xstate.done.actor.refreshTokens': { default: { output: refreshed } },
    'xstate.error.actor.refreshTokens': {
      refused,
      network: { error: { failure: { kind: 'network' } } },
      tooMany: { error: { failure: { kind: 'problem', status: 429, code: 'tooManyRequests', fields: {} } } },
    },
    'xstate.done.actor.registerDevice': { default: { output: undefined } },
    'xstate.error.actor.registerDevice': { default: { error: { failure: { kind: 'network' } } } },
    'xstate.done.actor.endSession': { default: { output: undefined } },
    'xstate.error.actor.endSession': { default: { error: 'storage is closed' } },
  },
  key: ({ context }) => ({ ...context, failures: Math.min(context.failures, 2) }),
  invariant: (snapshot, { calls, event }) => {
    const signedIn = snapshot.matches('authenticated');
    if (event?.type === 'xstate.error.actor.refreshTokens' && event.error !== refused.error && !signedIn)
      return 'somebody is signed out by a bad network';
    if (signedIn !== (snapshot.context.tokens !== null))
      return 'a token is there exactly when somebody is signed in';
    if (snapshot.hasTag('canCall') && snapshot.hasTag('mustWait')) return 'calls go and wait at once';
    const running = calls.filter(({ status }) => status === 'running').map(({ id }) => id);
    const refreshes = running.filter((id) => id === 'refreshTokens').length;
    if (refreshes > 1) return 'two refreshes at once';
    if (refreshes === 1 && !snapshot.matches({ authenticated: 'refreshing' }))
      return 'a refresh goes on for nobody';
    return undefined;
  },
});
