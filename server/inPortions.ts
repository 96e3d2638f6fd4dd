import { giveWay } from './giveWay.ts';

/** Rows of one statement that keep the embedded database, which shares the event loop, busy for a moment only. */
const PORTION = 125;

/** Does the work for a portion after the other, in order; others have the event loop in between. */
export async function inPortions<T>(
  all: readonly T[],
  work: (portion: readonly T[]) => Promise<unknown>,
  size = PORTION,
): Promise<void> {
  for (let from = 0; from < all.length; from += size) {
    if (from > 0) await giveWay();
    await work(all.slice(from, from + size));
  }
}
