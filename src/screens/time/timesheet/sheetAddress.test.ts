import { expect, test } from 'vitest';
import { addressOf, placeOf } from './sheetAddress.ts';

const id = '01935d2e-0000-7000-8000-000000000011';
const read = (query: string) => placeOf(new URLSearchParams(query));

test('a place of the sheet is read back from its address', () => {
  const place = {
    month: '2026-10',
    choice: { show: 'late', unit: 'none' },
    cell: { employeeId: id, column: 4 },
  } as const;
  const address = addressOf(place.month, place.choice, place.cell);
  expect(address).toBe(`month=2026-10&unit=none&show=late&employee=${id}&date=2026-10-05`);
  expect(read(address)).toEqual(place);
});

test('a day without a month determines the month', () => {
  expect(read(`employee=${id}&date=2026-10-05`)).toMatchObject({ month: '2026-10', cell: { column: 4 } });
});

test.each([
  '',
  'month=2026-13',
  'month=1999-12',
  'date=1999-12-01',
  'date=2026-02-30',
  'show=everything',
  'unit=1',
  'employee=none',
])('%j is ignored', (query) => {
  const nothing = { month: null, choice: { show: undefined, unit: undefined }, cell: null };
  expect(read(query)).toEqual(nothing);
});

test.each([`month=2026-11&employee=${id}&date=2026-10-05`, 'month=2026-11&employee=1&date=2026-11-05'])(
  '%j is not a cell of its month',
  (query) => {
    expect(read(query)).toMatchObject({ month: '2026-11', cell: null });
  },
);
