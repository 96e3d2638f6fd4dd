import { defineCases } from '#machines/support/cases.ts';
import { deviceMachine } from './deviceMachine.ts';

export const cases = defineCases(deviceMachine, {
  inputs: { default: undefined },
  cases: {
    'device.signIn': { first: { first: true }, another: { first: false } },
    'device.proveByCode': { default: {} },
    'device.terminate': { default: {} },
  },
  invariant: (snapshot, { event }) => {
    const { value } = snapshot;
    if (event?.type === 'device.proveByCode' && value !== 'trusted') return 'a proven device is not trusted';
    if (event?.type === 'device.terminate' && value === 'trusted') return 'a terminated device is trusted';
    if ((value === 'trusted') !== snapshot.can({ type: 'device.signIn', first: false }))
      return 'only a trusted device signs in without a code';
    if (!snapshot.can({ type: 'device.proveByCode' })) return 'a code does not help';
    if ((value === 'untrusted') === snapshot.can({ type: 'device.terminate' }))
      return 'what was trusted once can be terminated, again as well';
    return undefined;
  },
});
