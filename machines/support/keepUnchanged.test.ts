import { expect, it } from 'vitest';
import { keepUnchanged } from './keepUnchanged.ts';

const rows = () => ({
  items: [
    { id: 'a', tags: ['x'] },
    { id: 'b', tags: [] as string[] },
  ],
  total: 2,
});

it('gives the last value when nothing has changed', () => {
  const last = rows();
  expect(keepUnchanged(last, rows())).toBe(last);
});

it('keeps the rows that are equal, and says what the next value says', () => {
  const last = rows();
  const next = { items: [{ id: 'a', tags: ['x', 'y'] }, ...rows().items.slice(1)], total: 2 };
  const kept = keepUnchanged(last, next);
  expect(kept).toEqual(next);
  expect(kept.items[1]).toBe(last.items[1]);
  expect(kept.items[0]).not.toBe(last.items[0]);
});

it.each([
  ['a row more', { items: [...rows().items, { id: 'c', tags: [] }], total: 3 }],
  ['a row less', { items: rows().items.slice(1), total: 1 }],
  ['a property less', { items: rows().items }],
  ['a list for an object', { items: {}, total: 2 }],
  ['null', null],
])('says what the next value says: %s', (_, next) => {
  expect(keepUnchanged(rows(), next)).toEqual(next);
  expect(keepUnchanged(next, rows())).toEqual(rows());
});

it('tells a property that is undefined from one that is not there', () => {
  const kept = keepUnchanged({ a: undefined }, { b: undefined });
  expect(Object.keys(kept)).toEqual(['b']);
});
