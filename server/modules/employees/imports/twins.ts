import type { ImportField } from './fields.ts';
import type { ImportRow } from './sql/rows.ts';

type Identifiers = Pick<ImportRow, 'passportSerialNumber' | 'pinfl' | 'phoneNumber' | 'fingerprint'> & {
  rowNumber: number;
};
/** Numbers of the rows that share an identifier with another row of the list, by field. */
export type Twins = Partial<Record<ImportField, ReadonlySet<number>>>;

/**
 * Makes a finder of rows that share an identifier. One SQL statement would block the embedded database for too long.
 */
export function makeTwinFinder() {
  const fields = {
    passportSerialNumber: trackShared((row) => row.passportSerialNumber),
    pinfl: trackShared((row) => row.pinfl),
    phoneNumber: trackShared((row) => row.phoneNumber),
    cardNumber: trackShared((row) => row.fingerprint),
  };
  return {
    add: (rows: readonly Identifiers[]) => {
      for (const row of rows) for (const field of Object.values(fields)) field.add(row);
    },
    twins: (): Twins =>
      Object.fromEntries(Object.entries(fields).map(([field, { rows }]) => [field, rows] as const)),
  };
}

function trackShared(valueOf: (row: Identifiers) => string | null) {
  const first = new Map<string, number>();
  const rows = new Set<number>();
  return {
    rows,
    add: (row: Identifiers) => {
      const value = valueOf(row);
      if (value === null) return;
      const other = first.get(value);
      if (other === undefined) return void first.set(value, row.rowNumber);
      // A retried transaction adds its rows twice.
      if (other === row.rowNumber) return;
      rows.add(other).add(row.rowNumber);
    },
  };
}
