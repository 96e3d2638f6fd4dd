import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** The undisturbed run, because other load on the machine only makes a run slower. */
const fastest = (values: number[]) => Math.min(...values);

describe('passwords', () => {
  it('are told apart, and no two hashes of one are alike', async () => {
    const [one, two] = [await hashPassword('Davomat1'), await hashPassword('Davomat1')];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await isPassword(one, 'Davomat1'), await isPassword(one, 'davomat1')]).toEqual([true, false]);
    expect(await isPassword(undefined, 'nobody has this password')).toBe(false);
  });

  it('take as long to refuse for an unknown phone as for a known one', async () => {
    const hash = await hashPassword('Davomat1');
    await isPassword(undefined, 'x');
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round += 1)
      for (const [times, given] of [[known, hash] as const, [unknown, undefined] as const]) {
        const began = performance.now();
        await isPassword(given, 'Wrong1234');
        times.push(performance.now() - began);
      }
    const ratio = fastest(unknown) / fastest(known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
