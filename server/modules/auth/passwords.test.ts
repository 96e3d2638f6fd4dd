import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  it('are told apart, and no two hashes of one are alike', async () => {
    const [one, two] = [await hashPassword('Davomat1'), await hashPassword('Davomat1')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await isPassword(one, 'Davomat1'), await isPassword(one, 'davomat1')]).toEqual([true, false]);
    expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
  });

  it('cost as much to refuse for an unknown phone as for a known one', async () => {
    const compared: string[] = [];
    const compare = (hash: string) => {
      compared.push(hash);
      return Promise.resolve(true);
    };
    const hash = await hashPassword('Davomat1');
    expect(await isPassword(hash, 'Davomat1', compare)).toBe(true);
    expect(await isPassword(undefined, 'Davomat1', compare)).toBe(false);
    expect(compared.map((one) => one.split('$').slice(0, 4))).toEqual([
      ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'],
      ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'],
    ]);
    expect(compared[0]).toBe(hash);
  });
});
