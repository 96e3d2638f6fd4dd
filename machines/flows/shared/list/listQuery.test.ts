import { describe, expect, test } from 'vitest';
import { defaultQuery, isWhole, lastPage, nextSort, changePageSize } from './listQuery.ts';

describe('pages of a list', () => {
  test.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [45, 20, 3],
  ])('%i rows by %i end on page %i', (total, pageSize, page) => {
    expect(lastPage(total, pageSize)).toBe(page);
  });

  test.each([
    { page: 1, from: 20, to: 100, then: 1 },
    { page: 3, from: 20, to: 10, then: 5 },
    { page: 3, from: 20, to: 50, then: 1 },
    { page: 6, from: 20, to: 50, then: 3 },
  ])('page $page of $from a page is page $then of $to a page', ({ page, from, to, then }) => {
    expect(changePageSize({ ...defaultQuery, page, pageSize: from }, to)).toMatchObject({
      page: then,
      pageSize: to,
    });
  });

  test('blank search is no search', () => {
    expect(isWhole({ ...defaultQuery, search: ' ' })).toBe(true);
    expect(isWhole({ ...defaultQuery, search: 'ali' })).toBe(false);
    expect(isWhole({ ...defaultQuery, filter: { status: 'left' } })).toBe(false);
  });

  test('a heading sorts upwards, then downwards, then not at all', () => {
    expect(nextSort('', 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('');
    expect(nextSort('-name', 'salary')).toBe('salary');
  });
});
