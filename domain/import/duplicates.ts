import type { ColumnKey } from './columns.ts';
import type { CheckedRow } from './row.ts';

/** What no two rows of a list may share (spec section 5). */
export const identifierColumns = ['passportSerialNumber', 'pinfl', 'phoneNumber', 'cardNumber'] as const;
export type IdentifierColumn = (typeof identifierColumns)[number];

export interface Duplicates {
  /**
   * Puts the values of a row in the place of its former ones; undefined takes the row out. Gives the rows whose
   * duplicates are others now, itself left out.
   */
  set: (row: number, values: CheckedRow['values'] | undefined) => number[];
  columnsOf: (row: number) => IdentifierColumn[];
  /** Every row that shares anything with another: quicker than asking each. */
  all: () => Set<number>;
  /** Another row with the same value, the first that is known. */
  twinOf: (row: number, column: ColumnKey) => number | undefined;
}

/** Nearly every value stands in one row: a set for each would be most of the work on 50,000 rows. */
type Holders = number | Set<number>;

/** A mask stands for a card that is not told. */
const identifierOf = (values: CheckedRow['values'], column: IdentifierColumn): string | undefined => {
  const value = values[column];
  return value?.includes('•') ? undefined : value;
};

/** @returns the row that is no longer alone; more would be quadratic in equal rows */
function hold(holders: Map<string, Holders>, value: string, row: number): number | undefined {
  const rows = holders.get(value);
  if (rows === undefined) holders.set(value, row);
  else if (typeof rows === 'number') {
    holders.set(value, new Set([rows, row]));
    return rows;
  } else rows.add(row);
  return undefined;
}

/** @returns the row that is left alone */
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

/** Rows that share an identifier, kept up to date one row at a time: 50,000 rows are edited in a grid. */
export function trackDuplicates(): Duplicates {
  const holders = Object.fromEntries(
    identifierColumns.map((column) => [column, new Map<string, Holders>()]),
  ) as Record<IdentifierColumn, Map<string, Holders>>;
  const held = new Map<number, CheckedRow['values']>();

  const change = (
    row: number,
    values: CheckedRow['values'] | undefined,
    how: typeof hold | typeof release,
    affected: Set<number>,
  ) => {
    for (const column of values ? identifierColumns : []) {
      const value = values && identifierOf(values, column);
      const other = value === undefined ? undefined : how(holders[column], value, row);
      if (other !== undefined) affected.add(other);
    }
  };

  const twinOf = (row: number, column: ColumnKey) => {
    const values = held.get(row);
    if (!values || !(column in holders)) return undefined;
    const value = identifierOf(values, column as IdentifierColumn);
    const rows = value === undefined ? undefined : holders[column as IdentifierColumn].get(value);
    for (const other of typeof rows === 'object' ? rows : []) if (other !== row) return other;
    return undefined;
  };

  return {
    set: (row, values) => {
      const affected = new Set<number>();
      change(row, held.get(row), release, affected);

      if (values) held.set(row, values);
      else held.delete(row);
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
