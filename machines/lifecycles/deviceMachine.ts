import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type DeviceLifecycleEvent =
  { type: 'device.signIn'; first: boolean } | { type: 'device.proveByCode' } | { type: 'device.terminate' };

export type DeviceState = 'untrusted' | 'trusted' | 'terminated';

/**
 * What a device of an account may become (product.md sections 3 and 5): the first that an account ever has is trusted at
 * sign-in, every other by a one-time code; a terminated one comes back only by a code. Pure.
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
        // Asked for twice, by two tabs or a lost answer, it is done once.
        'device.terminate': { target: 'terminated', meta: { by: 'holder', spec: '1' } },
      },
    },
  },
});

/** `device` as it is stored; undefined = the account never had it. */
export function deviceStateOf(device: { trusted: boolean; terminatedAt: unknown } | undefined): DeviceState {
  if (!device) return 'untrusted';
  if (device.terminatedAt) return 'terminated';
  return device.trusted ? 'trusted' : 'untrusted';
}
