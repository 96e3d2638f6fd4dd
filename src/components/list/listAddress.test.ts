import { describe, expect, test } from 'vitest';
import { defaultQuery } from '#machines/flows/shared/list/listQuery.ts';
import { addressOf, queryOf } from './listAddress.ts';

const filters = { status: ['active', 'left'] };
const read = (address: string) => queryOf(new URLSearchParams(address), filters, ['name']);

describe('the address of a list', () => {
  test('is empty for the list as it opens', () => {
    expect(addressOf(defaultQuery)).toBe('');
    expect(read('')).toEqual(defaultQuery);
  });

  test('brings back what it was written from', () => {
    const query = { page: 3, pageSize: 50, search: "G'ofur & co", filter: { status: 'left' }, sort: '-name' };
    expect(read(addressOf(query))).toEqual(query);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'pageSize=15',
    'status=gone',
    'other=1',
    'sort=age',
    'sort=--name',
  ])('makes nothing of %s', (address) => {
    expect(read(address)).toEqual(defaultQuery);
  });

  test('takes a filter whose values are told by a rule', () => {
    const dated = { date: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) };
    const filterOf = (address: string) => queryOf(new URLSearchParams(address), dated).filter;
    expect(filterOf('date=2026-11-18')).toEqual({ date: '2026-11-18' });
    expect(filterOf('date=today')).toEqual({});
  });

  test('cuts an endless search', () => {
    expect(read(`search=${'a'.repeat(200)}`).search).toHaveLength(100);
  });
});
