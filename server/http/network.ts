import { isIPv6 } from 'node:net';

/**
 * The unit for limits per address: IPv6 gives each customer a /64 of addresses to choose from. A connection that was cut
 * has no address any more; all of these share one unit, so that cutting them evades no limit.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'cut';
  const plain = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
