import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

const verify = vi.hoisted(() => vi.fn<(hash: string, password: string) => Promise<boolean>>());
vi.mock(import('@node-rs/argon2'), async (original) => {
  const library = await original();
  verify.mockImplementation((hash, password) => library.verify(hash, password));
  return { ...library, verify: verify as typeof library.verify };
});

describe('passwords', () => {
  it('are told apart, and no two hashes of one are alike', async () => {
    const [one, two] = [await hashPassword('Davomat1'), await hashPassword('Davomat1')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await isPassword(one, 'Davomat1'), await isPassword(one, 'davomat1')]).toEqual([true, false]);
    expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
  });

  it('cost as much to refuse for an unknown phone as for a known one', async () => {
    const known = await hashPassword('Davomat1');
    verify.mockClear();
    for (const given of [known, undefined]) expect(await isPassword(given, 'Wrong1234')).toBe(false);
    // The cost is in the hash that is compared with; times would depend on the machine.
    const costs = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
    expect(costs).toEqual(Array(2).fill('argon2id$v=19$m=19456,t=2,p=1'));
  });
});
