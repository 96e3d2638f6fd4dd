import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierColumns, trackDuplicates } from './duplicates.ts';
import type { CheckedRow } from './row.ts';

type Values = CheckedRow['values'];

/** The expected result, computed by brute force. */
function columnsOf(rows: Map<number, Values>, row: number) {
  const mine = rows.get(row) ?? {};
  return identifierColumns.filter(
    (column) =>
      mine[column] !== undefined &&
      [...rows].some(([other, values]) => other !== row && values[column] === mine[column]),
  );
}

describe('duplicates in a list', () => {
  it('are reported for both rows, and for neither after one is corrected', () => {
    const duplicates = trackDuplicates();
    duplicates.set(2, { pinfl: '1', phoneNumber: '5' });
    expect(duplicates.set(7, { pinfl: '1', phoneNumber: '6' })).toEqual([2]);
    expect([duplicates.columnsOf(2), duplicates.columnsOf(7)]).toEqual([['pinfl'], ['pinfl']]);
    expect([duplicates.twinOf(2, 'pinfl'), duplicates.twinOf(7, 'pinfl')]).toEqual([7, 2]);
    expect(duplicates.set(7, { pinfl: '2', phoneNumber: '6' })).toEqual([2]);
    expect([duplicates.columnsOf(2), duplicates.columnsOf(7)]).toEqual([[], []]);
  });

  it('do not include equal masks: a mask is not a full number', () => {
    const duplicates = trackDuplicates();
    duplicates.set(1, { cardNumber: '8600 •••• •••• 0842' });
    expect(duplicates.set(2, { cardNumber: '8600 •••• •••• 0842' })).toEqual([]);
    expect(duplicates.columnsOf(2)).toEqual([]);
  });

  it('agree with a search of all rows after any edits, and report every row that changed', () => {
    const value = fc.constantFrom('a', 'b', undefined);
    const edit = fc.record({
      row: fc.integer({ min: 0, max: 5 }),
      values: fc.option(fc.record({ pinfl: value, phoneNumber: value }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const duplicates = trackDuplicates();
        const rows = new Map<number, Values>();
        for (const { row, values } of edits) {
          const before = new Map([...rows.keys()].map((key) => [key, columnsOf(rows, key)]));
          const given = values && (JSON.parse(JSON.stringify(values)) as Values);
          const told = duplicates.set(row, given);
          if (given) rows.set(row, given);
          else rows.delete(row);
          const sharing = [...rows.keys()].filter((key) => columnsOf(rows, key).length > 0);
          expect([...duplicates.all()].sort()).toEqual(sharing.sort());
          for (const key of rows.keys()) {
            expect(duplicates.columnsOf(key)).toEqual(columnsOf(rows, key));
            const changed = before.has(key) && String(before.get(key)) !== String(columnsOf(rows, key));
            if (changed && key !== row) expect(told).toContain(key);
          }
        }
      }),
    );
  });

  it('take the same time per row in a list of equal rows', () => {
    const duplicates = trackDuplicates();
    let told = 0;
    for (let row = 0; row < 50_000; row += 1) told += duplicates.set(row, { pinfl: '1' }).length;
    expect(told).toBe(1);
  });
});
