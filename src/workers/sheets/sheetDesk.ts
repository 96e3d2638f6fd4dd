import Papa from 'papaparse';
import { cellText } from '#domain/import/cell.ts';
import { columnKeys, columns } from '#domain/import/columns.ts';
import { findTable, type Table } from './findTable.ts';
import { limits } from './limits.ts';
import { openFile } from './openFile.ts';
import type { OpenedFile } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { SheetMethods } from './protocol.ts';
import { SheetRefused } from './refusal.ts';
import { Sheet } from './sheet.ts';

type Working<M> = M extends (...values: infer V) => infer R ? (...values: V) => R | Promise<R> : never;

const SAMPLES = 3;

/** No cell runs as a formula, and no spreadsheet counts with long digits; `cellText` reads both back. */
function harmless(text: string): string {
  if (/^[=+\-@\t\r]/.test(text)) return `'${text}`;
  return /^\d{12,}$/.test(text) ? `="${text}"` : text;
}

function opened({ headings, mapping, rows }: Table): OpenedFile {
  const first = rows.slice(0, SAMPLES);
  return {
    headings,
    mapping,
    rows: rows.length,
    samples: headings.map((_, column) => first.map(({ cells }) => cellText(cells[column] ?? null))),
  };
}

/** What the worker answers with: one file, one list. `onProgress` hears shares of one. */
export function sheetDesk(onProgress: (share: number) => void): {
  [M in keyof SheetMethods]: Working<SheetMethods[M]>;
} {
  let table: Table | undefined;
  let sheet: Sheet | undefined;
  const known = () => {
    if (!sheet) throw new Error('no list has been checked yet');
    return sheet;
  };
  const notify = (done: number, total: number) => onProgress(total ? done / total : 0);
  return {
    open: async (file) => {
      // Before a byte of it is read.
      if (file.size > limits.fileBytes) throw new SheetRefused('tooLarge');
      table = findTable(openFile(new Uint8Array(await file.arrayBuffer()), notify));
      return opened(table);
    },
    check: (mapping) => {
      if (!table) throw new Error('no file has been opened yet');
      sheet = new Sheet(table, mapping, notify);
      return sheet.summary();
    },
    show: (view) => known().show(view),
    window: (from, to) => known().window(from, to),
    write: (row, column, texts) => {
      known().write(row, column, texts);
      return known().summary();
    },
    remove: (row) => {
      known().remove(row);
      return known().summary();
    },
    refuse: (rows) => {
      known().refuse(rows);
      return known().summary();
    },
    chunk: (newKey) => known().chunk(newKey),
    arrived: () => known().arrived(),
    unsend: () => known().unsend(),
    badRows: (language) => {
      const head = columnKeys.map((key) => columns[key].headings[language]);
      // The mark lets Excel know that it is UTF-8.
      return `\ufeff${Papa.unparse(
        [
          head,
          ...known()
            .badRows()
            .map((row) => row.map(harmless)),
        ],
        { delimiter: ';' },
      )}`;
    },
  };
}
