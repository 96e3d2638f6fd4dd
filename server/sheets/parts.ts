import { giveWay } from '../giveWay.ts';

/** Some rows of a table. */
export interface Part<Row> {
  rows: readonly Row[];
  /** The share of the table that has been read with these rows, from 0 to 1. */
  done: number;
}

/** Called with the share of a table that has been read, from 0 to 1, and awaited before more is read. */
export type OnDone = (share: number) => unknown;

/** Reads the rows of a list in portions, and yields the event loop in between. */
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

const IDS_AT_ONCE = 5_000;

/**
 * Before anything is written, so that what comes, goes or moves meanwhile shifts nothing out of the file; a few thousand at a time, so
 * that other requests are served.
 */
export async function allIds(
  read: (place: { limit: number; offset: number }) => Promise<readonly string[]>,
): Promise<string[]> {
  const all = new Set<string>();
  for (let offset = 0; ; offset += IDS_AT_ONCE) {
    const some = await read({ limit: IDS_AT_ONCE, offset });
    for (const id of some) all.add(id);
    if (some.length < IDS_AT_ONCE) return [...all];
  }
}

interface Below<Found, Row> {
  total: number;
  size: number;
  /** Rows below the last one that was read. */
  read: (last: Found | undefined) => Promise<readonly Found[]>;
  present: (found: readonly Found[]) => Promise<readonly Row[]>;
}

/** Reads the rows by their place, so that rows added meanwhile shift none out of the file. */
export async function* partsBelow<Found, Row>({
  total,
  size,
  read,
  present,
}: Below<Found, Row>): AsyncGenerator<Part<Row>> {
  let count = 0;
  let last: Found | undefined;
  for (;;) {
    const found = await read(last);
    count += found.length;
    const isLast = found.length < size;
    yield { rows: await present(found), done: isLast ? 1 : Math.min(1, count / total) };
    if (isLast) return;
    last = found.at(-1);
    await giveWay();
  }
}
