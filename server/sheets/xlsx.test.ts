import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { SheetCell } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

test('who goes away in the middle of a file ends the reading of its rows', async () => {
  const target = new PassThrough();
  let ended = false;
  async function* rows() {
    try {
      for (let at = 0; ; at += 1) {
        yield Array.from({ length: 200 }, (_, n): SheetCell[] => [`${at} ${n} ${Math.random()}`]);
        // What is packed comes out in turns of its own; nobody reads it.
        await new Promise((resolve) => setImmediate(resolve));
        if (target.writableNeedDrain) setImmediate(() => target.destroy());
      }
    } finally {
      ended = true;
    }
  }
  await writeXlsx(
    { title: 'Xodimlar', columns: [{ heading: 'Ism', kind: 'text', width: 20 }], rows: rows() },
    target,
  );
  expect(ended).toBe(true);
});
