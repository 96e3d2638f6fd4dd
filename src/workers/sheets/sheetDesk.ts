import Papa from 'papaparse';
import { cellText, escapeFormula } from '#domain/import/cell.ts';
import { columns } from '#domain/import/columns.ts';
import { findTable, type Table } from './findTable.ts';
import { limits } from './limits.ts';
import { openFile } from './openFile.ts';
import type { OpenedFile } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { SheetMethods, ShownView } from './protocol.ts';
import { SheetRefused } from './refusal.ts';
import { Sheet } from './sheet.ts';

type AsyncMethod<M> = M extends (...values: infer V) => infer R ? (...values: V) => R | Promise<R> : never;

const SAMPLE_ROWS = 3;

/** Keeps a spreadsheet from running a cell as a formula and from rounding long digits; `cellText` reads both back. */
function escapeCell(text: string): string {
  return /^\d{12,}$/.test(text) ? `="${text}"` : escapeFormula(text);
}

function describeFile({ headings, mapping, rows }: Table): OpenedFile {
  const first = rows.slice(0, SAMPLE_ROWS);
  return {
    headings,
    mapping,
    rows: rows.length,
    samples: headings.map((_, column) => first.map(({ cells }) => cellText(cells[column] ?? null))),
  };
}

/** The worker's methods over one file and its list. `onProgress` is called with a share of 1. */
export function makeSheetDesk(onProgress: (share: number) => void): {
  [M in keyof SheetMethods]: AsyncMethod<SheetMethods[M]>;
} {
  let table: Table | undefined;
  let sheet: Sheet | undefined;
  const requireSheet = () => {
    if (!sheet) throw new Error('no list has been checked yet');
    return sheet;
  };
  const notify = (done: number, total: number) => onProgress(total ? done / total : 0);
  const read = async (file: Blob): Promise<Table> => {
    // Checked before anything is read.
    if (file.size > limits.fileBytes) throw new SheetRefused('tooLarge');
    return findTable(openFile(new Uint8Array(await file.arrayBuffer()), notify));
  };
  const withSummary = (shown: ShownView | null) => shown && { ...shown, summary: requireSheet().summary() };
  return {
    open: async (file) => {
      table = await read(file);
      return describeFile(table);
    },
    check: (mapping) => {
      if (!table) throw new Error('no file has been opened yet');
      sheet = Sheet.read(table, mapping, notify);
      return sheet.summary();
    },
    knowUnits: (titles) => {
      requireSheet().knowUnits(titles);
      return requireSheet().summary();
    },
    restore: (blocks, newStatus) => {
      sheet = Sheet.restore(blocks, newStatus, notify);
      return sheet.summary();
    },
    fillCards: async (file) => {
      const { rows } = await read(file);
      requireSheet().fillCards(rows);
      return requireSheet().summary();
    },
    show: (view) => requireSheet().show(view),
    window: (from, to) => requireSheet().window(from, to),
    write: (row, column, texts, typing) => {
      requireSheet().write(row, column, texts, typing);
      return requireSheet().summary();
    },
    remove: (row) => {
      requireSheet().remove(row);
      return requireSheet().summary();
    },
    undo: () => withSummary(requireSheet().undo()),
    redo: () => withSummary(requireSheet().redo()),
    chooseNewStatus: (status) => {
      requireSheet().staging.chooseNewStatus(status);
      return requireSheet().summary();
    },
    refuse: (rows) => {
      requireSheet().refuse(rows);
      return requireSheet().summary();
    },
    chunk: (newKey) => requireSheet().staging.chunk(newKey),
    arrived: () => requireSheet().staging.arrived(),
    unsend: () => requireSheet().staging.unsend(),
    badRows: (language) => {
      const { keys, rows } = requireSheet().badRows();
      const head = keys.map((key) => columns[key].headings[language]);
      // The byte order mark tells Excel that the file is UTF-8.
      return `\ufeff${Papa.unparse([head, ...rows.map((row) => row.map(escapeCell))], { delimiter: ';', quotes: true })}`;
    },
    unkept: (all) => requireSheet().unkept(all),
  };
}
