import type { SheetCell } from '../../../sheets/sheet.ts';

/** The rows of a small sheet, for a writer that takes them in portions. */
export async function* inOnePortion(rows: readonly SheetCell[][]) {
  yield await Promise.resolve(rows);
}
