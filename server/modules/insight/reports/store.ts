import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Services } from '../../../context.ts';
import { giveWay } from '../../../giveWay.ts';
import type { AskedReport } from './kinds/asked.ts';
import type { makeReport } from './kinds/make.ts';
import type { ReportLimits } from './limits.ts';
import type { Try } from './sql/tries.ts';
import { showLife, storePart } from './tries.ts';
import type { StoredFile } from './end.ts';

/** Thrown when the file exceeds the limit. */
export class TooLarge extends Error {}
/** Thrown when the server stops; the report is made again later. */
export class Stopped extends Error {}

export interface Making {
  make: typeof makeReport;
  limits: ReportLimits;
  isStopping: () => boolean;
}

/**
 * Makes the file and stores it compressed at the same time. Never holds more than a part in memory. Throws TryIsOver,
 * TooLarge, Stopped and everything that making it throws.
 */
export async function storeFile(
  services: Services,
  current: Try,
  asked: AskedReport,
  { make, limits, isStopping }: Making,
): Promise<StoredFile> {
  let [size, stored, parts] = [0, 0, 0];
  const pulse = makePulse(services, limits, current);
  async function* counted(pieces: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece as string);
      size += bytes.length;
      yield bytes;
      if (isStopping()) throw new Stopped();
    }
  }
  const store = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const content of inParts(chunks, limits.partBytes)) {
      stored += content.length;
      if (stored > limits.bytes) throw new TooLarge();
      await storePart(services, limits, current, { n: parts, content });
      parts += 1;
      await giveWay();
    }
  };
  // Progress is measured by rows read, because much that is read may lead to little output.
  const { content } = await make(services.db, asked, async (share) => {
    if (isStopping()) throw new Stopped();
    await pulse(share);
  });
  const made = content instanceof Readable ? content : Readable.from(content);
  // Workbooks are compressed already.
  await (asked.format === 'csv'
    ? pipeline(made, counted, createGzip(), store)
    : pipeline(made, counted, store));
  return { size, parts, keptBytes: stored };
}

/** Stores the progress from time to time, independent of the size of the portions. */
function makePulse(services: Services, limits: ReportLimits, current: Try) {
  let last = performance.now();
  let [reached, told, toldAt] = [0, 0, -Infinity];
  return async (share: number): Promise<void> => {
    const now = performance.now();
    if (now - last < limits.pulseMs) return;
    last = now;
    // The file is complete only when its last part is stored.
    reached = Math.max(reached, Math.min(99, Math.floor(share * 100)));
    const isNews = reached > told && now - toldAt >= limits.newsMs;
    if (isNews) [told, toldAt] = [reached, now];
    await showLife(services, limits, current, { progress: reached, isNews });
  };
}

/** Splits the bytes into pieces of a size; the last one may be smaller. */
async function* inParts(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.length;
    if (length < bytes) continue;
    let whole = Buffer.concat(held);
    for (; whole.length >= bytes; whole = whole.subarray(bytes)) yield whole.subarray(0, bytes);
    held = whole.length ? [whole] : [];
    length = whole.length;
  }
  if (length) yield Buffer.concat(held);
}
