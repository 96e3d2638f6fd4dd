import { expect, test } from 'vitest';
import { canonical, NotPlainError } from './plain.ts';

test('equal values give equal strings, whatever the order of their keys', () => {
  const one = { a: 1, b: [{ c: null, d: 'x' }], e: undefined };
  const other = { b: [{ d: 'x', c: null }], a: 1 };
  expect(canonical(one, 'context')).toBe(canonical(other, 'context'));
  expect(JSON.parse(canonical(one, 'context'))).toEqual(other);
});

test.each([
  [{ a: [1, new Map()] }, 'x.a[1] is a Map'],
  [{ when: new Date() }, 'x.when is a Date'],
  [{ n: 1n }, 'x.n is a bigint'],
  [{ n: Infinity }, 'x.n is Infinity'],
  [{ f: () => 1 }, 'x.f is a function'],
  [{ s: Symbol('s') }, 'x.s is a symbol'],
])('what JSON cannot carry is refused by its place', (value, message) => {
  expect(() => canonical(value, 'x')).toThrow(NotPlainError);
  expect(() => canonical(value, 'x')).toThrow(message);
});
