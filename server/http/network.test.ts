import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0:1:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['2001:db8::1:2', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
  [undefined, 'cut'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
