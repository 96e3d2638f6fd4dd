import { defineCases } from '#machines/support/cases.ts';
import { maxFailures, pushPermissionMachine } from './pushPermissionMachine.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const answers = {
  denied: { output: { kind: 'denied' as const } },
  unasked: { output: { kind: 'default' as const, putOff: false } },
  putOff: { output: { kind: 'default' as const, putOff: true } },
  granted: { output: { kind: 'granted' as const, token: null, freshFor: 0 } },
};
const standings = {
  ...answers,
  unconfigured: { output: { kind: 'unconfigured' as const } },
  unsupported: { output: { kind: 'unsupported' as const } },
  uninstalled: { output: { kind: 'uninstalled' as const } },
  registered: { output: { kind: 'granted' as const, token: 'kept', freshFor: week } },
};
const network = { error: { failure: { kind: 'network' } } };
const broken = { error: new Error('AbortError').message };

export const cases = defineCases(pushPermissionMachine, {
  inputs: { default: undefined },
  cases: {
    'session.opened': { default: {} },
    'session.closed': { default: {} },
    'network.returned': { default: {} },
    'permission.changed': { default: {} },
    'push.accepted': { default: {} },
    'push.putOff': { default: {} },
    'xstate.done.actor.look': standings,
    'xstate.error.actor.look': { default: broken },
    'xstate.done.actor.askPermission': answers,
    'xstate.error.actor.askPermission': { default: broken },
    'xstate.done.actor.keepPutOff': { default: { output: undefined } },
    'xstate.error.actor.keepPutOff': { default: broken },
    'xstate.done.actor.activateWorker': { default: { output: undefined } },
    'xstate.error.actor.activateWorker': { default: broken },
    'xstate.done.actor.getToken': { default: { output: { token: 'new', freshFor: week } } },
    'xstate.error.actor.getToken': { default: broken },
    'xstate.done.actor.sendToken': { default: { output: undefined } },
    'xstate.error.actor.sendToken': { network },
    'xstate.done.actor.dropToken': { default: { output: undefined } },
    'xstate.error.actor.dropToken': { default: broken },
  },
  key: ({ context }) => ({ ...context, failures: Math.min(context.failures, 2) }),
  invariant: (snapshot, { calls, event, effects }) => {
    const { token, failures } = snapshot.context;
    const calling = calls.filter(({ status, id }) => status === 'running' && !id.startsWith('watch'));
    if ((snapshot.matches('anonymous') || snapshot.matches('leaving')) && token !== null)
      return 'a token is left of somebody who is gone';
    if (snapshot.matches({ granted: 'registered' }) && (token === null || failures > 0))
      return 'registered without a token, or with failures';
    if (snapshot.matches({ granted: 'failed' }) && (token !== null || failures < 1 || failures > maxFailures))
      return 'after an error the token is null and the failure counted';
    if (event?.type.startsWith('xstate.error.') && effects.at(-1)?.type !== 'logFailure')
      return 'a failure that nobody logged';
    return calling.length > 1 ? 'two waits at once' : undefined;
  },
});
