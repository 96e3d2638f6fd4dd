import { PassThrough, Readable } from 'node:stream';
import { SentFile } from '../http/sentFile.ts';
import { inTurns } from '../longWork.ts';
import { csvLines } from './csv.ts';
import { writeXlsx } from './xlsx/write.ts';
import type { Sheet } from './shape.ts';

export type SheetFormat = 'xlsx' | 'csv';

const types: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** The table as a file that is sent while it is read. @param of what sets it apart from others of its title: `2026-11-18` */
export function sheetFile(of: string, format: SheetFormat, sheet: Sheet): SentFile {
  const { table, rows } = countRows(sheet);
  return sentSheet(
    fileNameOf(sheet.title, of),
    format,
    format === 'csv' ? Readable.from(csvLines(table)) : streamed(table),
    rows,
  );
}

/** Without extension, in the language of the title: `ish-haqi-sorovlari-2026-11-18`. */
export const fileNameOf = (title: string, of: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[ʻʼ‘’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${of}`;

export const sentSheet = (
  name: string,
  format: SheetFormat,
  content: Readable | Buffer,
  rows?: () => number,
) => new SentFile(`${name}.${format}`, types[format], content, rows);

/** The table, and the number of its rows that were taken. */
function countRows(sheet: Sheet): { table: Sheet; rows: () => number } {
  let taken = 0;
  const portions = inTurns(sheet.rows);
  async function* counted() {
    for await (const portion of portions) {
      taken += portion.length;
      yield portion;
    }
  }
  return { table: { ...sheet, rows: counted() }, rows: () => taken };
}

function streamed(sheet: Sheet): Readable {
  const content = new PassThrough();
  writeXlsx(sheet, content).catch((error: Error) => content.destroy(error));
  return content;
}
