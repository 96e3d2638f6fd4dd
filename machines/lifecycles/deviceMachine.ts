import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type DeviceLifecycleEvent =
  { type: 'device.signIn'; first: boolean } | { type: 'device.proveByCode' } | { type: 'device.terminate' };

export type DeviceState = 'untrusted' | 'trusted' | 'terminated';

/**
 * Lifecycle of an account's device (product §3, §5). The account's first device is trusted when it signs in, every
 * other one by a one-time code. A terminated device can only come back with a code. Pure.
 */
export const deviceMachine = setup({
  types: { events: {} as DeviceLifecycleEvent, transitionMeta: {} as LifecycleMeta },
  guards: { first: (_, params: { first: boolean }) => params.first },
}).createMachine({
  id: 'device',
  options: { maxIterations: 1000 },
  initial: 'untrusted',
  states: {
    untrusted: {
      on: {
        'device.signIn': {
          guard: { type: 'first', params: ({ event }) => event },
          target: 'trusted',
          meta: { by: 'holder', spec: '1' },
        },
        'device.proveByCode': { target: 'trusted', meta: { by: 'holder', spec: '1' } },
      },
    },
    trusted: {
      on: {
        'device.signIn': { target: 'trusted', meta: { by: 'holder', spec: '1' } },
        'device.proveByCode': { target: 'trusted', meta: { by: 'holder', spec: '1' } },
        'device.terminate': { target: 'terminated', meta: { by: 'holder', spec: '1' } },
      },
    },
    terminated: {
      on: {
        'device.proveByCode': { target: 'trusted', meta: { by: 'holder', spec: '1' } },
        // Idempotent: two tabs may ask, or an answer may get lost.
        'device.terminate': { target: 'terminated', meta: { by: 'holder', spec: '1' } },
      },
    },
  },
});

/** State of the stored device; undefined: the account has never had it. */
export function deviceStateOf(device: { trusted: boolean; terminatedAt: unknown } | undefined): DeviceState {
  if (!device) return 'untrusted';
  if (device.terminatedAt) return 'terminated';
  return device.trusted ? 'trusted' : 'untrusted';
}
