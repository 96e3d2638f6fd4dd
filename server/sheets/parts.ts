import { giveWay } from '../giveWay.ts';
import type { SheetCell } from './sheet.ts';

/** Some rows of a table. */
export interface Part<Row> {
  rows: readonly Row[];
  /** How much of the table has been read with them, from 0 to 1. */
  done: number;
}

/** Is told how much of a table has been read, from 0 to 1, and awaited before more is read. */
export type OnDone = (share: number) => unknown;

/** Reads the rows of a list some at a time, and gives way in between. */
export async function* inParts<Item, Row>(
  all: readonly Item[],
  size: number,
  read: (some: Item[]) => Promise<readonly Row[]>,
): AsyncGenerator<Part<Row>> {
  for (let from = 0; from < all.length; from += size) {
    yield {
      rows: await read(all.slice(from, from + size)),
      done: Math.min(1, (from + size) / all.length),
    };
    await giveWay();
  }
}

/** A table's rows as cells in the order of its columns. */
export async function* cellsOfParts<Key extends string>(
  parts: AsyncIterable<Part<Record<NoInfer<Key>, SheetCell>>>,
  keys: readonly Key[],
): AsyncGenerator<SheetCell[][]> {
  for await (const { rows } of parts) yield rows.map((row) => keys.map((key) => row[key]));
}
