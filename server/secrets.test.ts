import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { dataKey, mac, sameText, seal, signingKey, unseal } from './secrets.ts';

const config = readConfig({});

describe('secrets', () => {
  it('opens what was sealed, for the same row and purpose only', () => {
    const key = dataKey(config, 'card');
    const sealed = seal(key, '8600120000000003', 'row-1');
    expect(sealed.toString('latin1')).not.toContain('86001200');
    expect(unseal(key, sealed, 'row-1').toString()).toBe('8600120000000003');
    expect(() => unseal(key, sealed, 'row-2')).toThrow();
    expect(() => unseal(dataKey(config, 'gateSecret'), sealed, 'row-1')).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => unseal(key, sealed, 'row-1')).toThrow();
  });

  it('signs parts that cannot run into each other', () => {
    const key = signingKey(config, 'limits');
    expect(mac(key, 'ab', 'c')).not.toBe(mac(key, 'a', 'bc'));
    expect(mac(key, 'a')).not.toBe(mac(signingKey(config, 'gateToken'), 'a'));
    expect([sameText('abc', 'abc'), sameText('abc', 'abd'), sameText('abc', 'ab')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
