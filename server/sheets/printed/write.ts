import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { inTurns } from '../../longWork.ts';
import { openThread } from '../../thread.ts';
import type { BookPortion, BookSetup } from './book.ts';

export interface PrintedBook extends BookSetup {
  portions: Iterable<BookPortion> | AsyncIterable<BookPortion>;
}

/** Memory for a month of 20,000 people; a larger book fails, but not the server. */
const MOST_MEMORY_MB = 2_048;

/** A book is held whole in memory while it is written: one at a time. */
let before: Promise<void> = Promise.resolve();

/**
 * The book as a file, and how many rows of its table have been written. Rows are read no faster than they are written, and
 * no further when the receiver goes away.
 */
export function printedBook(book: PrintedBook): { content: PassThrough; rows: () => number } {
  const content = new PassThrough();
  let rows = 0;
  const count = (taken: number) => (rows += taken);
  const portions = inTurns(book.portions);
  before = before
    .then(() => write({ ...book, portions }, content, count))
    .catch((error: Error) => void content.destroy(error));
  return { content, rows: () => rows };
}

async function write(
  { form, table, portions }: PrintedBook,
  content: PassThrough,
  count: (rows: number) => void,
): Promise<void> {
  if (content.destroyed) return;
  const stopped = new AbortController();
  content.once('close', () => stopped.abort());
  const thread = openThread(import.meta.url, 'bookThread', {
    workerData: { form, table } satisfies BookSetup,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  thread.on('error', (error) => stopped.abort(error));
  const { signal } = stopped;
  try {
    for await (const portion of portions) {
      signal.throwIfAborted();
      thread.postMessage(portion);
      await once(thread, 'message', { signal });
      count(portion.table.length);
    }
    signal.throwIfAborted();
    thread.postMessage(null);
    const [file] = (await once(thread, 'message', { signal })) as [Uint8Array];
    // Buffered completely, so that the next book does not wait for a slow receiver.
    content.end(file);
  } finally {
    await thread.terminate();
  }
}
