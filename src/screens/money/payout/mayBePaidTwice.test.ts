import { expect, it } from 'vitest';
import { mayBePaidTwice } from './mayBePaidTwice.ts';

type Outcome = 'settled' | 'rejected' | 'returned' | 'unknown';
const attempts = (...all: Outcome[][]) =>
  all.map((outcomes) => ({ answers: outcomes.map((outcome) => ({ outcome })) }));

it.each([
  ['paid', attempts(['settled']), false],
  ['paid', attempts(['rejected', 'settled']), false],
  ['paid', attempts(['settled', 'returned'], ['settled', 'unknown']), false],
  ['returned', attempts(['settled', 'returned']), false],
  ['sending', attempts(['rejected'], []), false],
  ['sending', attempts(['rejected', 'settled'], []), true],
  ['failed', attempts(['rejected', 'settled']), true],
  ['cancelled', attempts(['rejected', 'settled']), true],
  ['paid', attempts(['rejected', 'settled'], ['settled']), true],
] as const)('a %s request after %j: %s', (state, all, expected) => {
  expect(mayBePaidTwice({ state, attempts: all })).toBe(expected);
});
