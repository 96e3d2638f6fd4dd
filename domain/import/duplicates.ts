import type { ColumnKey } from './columns.ts';
import type { CheckedRow } from './row.ts';

/** Columns whose values must be unique within a list (spec section 5). */
export const identifierColumns = ['passportSerialNumber', 'pinfl', 'phoneNumber', 'cardNumber'] as const;
export type IdentifierColumn = (typeof identifierColumns)[number];

export interface Duplicates {
  /**
   * Replaces the former values of a row; undefined removes the row. Returns the other rows whose duplicates changed.
   */
  set: (row: number, values: CheckedRow['values'] | undefined) => number[];
  columnsOf: (row: number) => IdentifierColumn[];
  /** All rows that share a value with another; faster than asking for each. */
  all: () => Set<number>;
  /** The first known other row with the same value. */
  twinOf: (row: number, column: ColumnKey) => number | undefined;
}

/** A value that occurs once, as nearly all do, is stored without a set: sets would be most of the work on 50,000 rows. */
type Holders = number | Set<number>;

/** A masked card has no known value. */
const identifierOf = (values: CheckedRow['values'], column: IdentifierColumn): string | undefined => {
  const value = values[column];
  return value?.includes('•') ? undefined : value;
};

/** @returns the row that is no longer unique; returning more would be quadratic in equal rows */
function hold(holders: Map<string, Holders>, value: string, row: number): number | undefined {
  const rows = holders.get(value);
  if (rows === undefined) holders.set(value, row);
  else if (typeof rows === 'number') {
    holders.set(value, new Set([rows, row]));
    return rows;
  } else rows.add(row);
  return undefined;
}

/** @returns the row that has become unique */
function release(holders: Map<string, Holders>, value: string, row: number): number | undefined {
  const rows = holders.get(value);
  if (typeof rows !== 'object') {
    holders.delete(value);
    return undefined;
  }
  rows.delete(row);
  const [alone] = rows;
  if (rows.size > 1 || alone === undefined) return undefined;
  holders.set(value, alone);
  return alone;
}

/** Tracks rows that share an identifier, updated one row at a time, because 50,000 rows are edited in a grid. */
export function trackDuplicates(): Duplicates {
  const holders = Object.fromEntries(
    identifierColumns.map((column) => [column, new Map<string, Holders>()]),
  ) as Record<IdentifierColumn, Map<string, Holders>>;
  const valuesByRow = new Map<number, CheckedRow['values']>();

  const change = (
    row: number,
    values: CheckedRow['values'] | undefined,
    update: typeof hold | typeof release,
    affected: Set<number>,
  ) => {
    for (const column of values ? identifierColumns : []) {
      const value = values && identifierOf(values, column);
      const other = value === undefined ? undefined : update(holders[column], value, row);
      if (other !== undefined) affected.add(other);
    }
  };

  const twinOf = (row: number, column: ColumnKey) => {
    const values = valuesByRow.get(row);
    if (!values || !(column in holders)) return undefined;
    const value = identifierOf(values, column as IdentifierColumn);
    const rows = value === undefined ? undefined : holders[column as IdentifierColumn].get(value);
    for (const other of typeof rows === 'object' ? rows : []) if (other !== row) return other;
    return undefined;
  };

  return {
    set: (row, values) => {
      const affected = new Set<number>();
      change(row, valuesByRow.get(row), release, affected);

      if (values) valuesByRow.set(row, values);
      else valuesByRow.delete(row);
      change(row, values, hold, affected);
      affected.delete(row);
      return [...affected];
    },
    columnsOf: (row) => identifierColumns.filter((column) => twinOf(row, column) !== undefined),
    all: () => {
      const rows = new Set<number>();
      for (const column of identifierColumns)
        for (const one of holders[column].values())
          if (typeof one === 'object') for (const row of one) rows.add(row);
      return rows;
    },
    twinOf,
  };
}
