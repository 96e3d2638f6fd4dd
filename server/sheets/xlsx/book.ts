import type { PassThrough } from 'node:stream';
import type { Sheet } from '../sheet.ts';
import { openPackage, type PackedSheet } from './package.ts';
import { sheetTexts, worksheetOf } from './write.ts';
import { drainOrClose } from './drain.ts';

/** Writes a printed form and, behind it, a table, while both are read; waits whenever the receiver is slower. */
export async function writeBook(
  form: PackedSheet & { parts: AsyncIterable<string> },
  table: Sheet,
  target: PassThrough,
): Promise<void> {
  const file = openPackage([form, worksheetOf(table)], (chunk, final) => {
    if (target.destroyed) return;
    target.write(chunk);
    if (final) target.end();
  });
  const sheets = [form.parts, sheetTexts(table)];
  for (const [index, texts] of sheets.entries()) {
    const write = file.addSheet(index);
    for await (const text of texts) {
      write(text);
      if (target.writableNeedDrain) await drainOrClose(target);
      if (target.destroyed) return;
    }
    write('', true);
  }
  file.end();
}
