import type { PassThrough } from 'node:stream';
import type { Sheet, SheetCell, SheetColumn } from './sheet.ts';

const FORMATS: Record<SheetColumn['kind'], string> = {
  text: '@',
  digits: '@',
  money: '# ##0',
  date: 'dd.mm.yyyy',
};

/** Loaded by the first export: a second of work that a server which never exports is spared. */
export const excel = async () => (await import('exceljs')).default;

export const headingStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8ECF4' } },
  alignment: { wrapText: true, vertical: 'middle' },
} as const;

export const columnFormat = (kind: SheetColumn['kind']): string => FORMATS[kind];

/** Texts are written as strings, never as formulas, whatever they begin with. */
const xlsxCell = (cell: SheetCell, kind: SheetColumn['kind']) =>
  kind === 'date' && typeof cell === 'string' ? new Date(`${cell}T00:00:00Z`) : cell;

/** Row by row; waits whenever the receiver is slower. */
export async function writeXlsx({ title, columns, rows }: Sheet, target: PassThrough): Promise<void> {
  const { stream } = await excel();
  const workbook = new stream.xlsx.WorkbookWriter({
    stream: target,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ heading, kind, width }) => ({
    header: heading,
    width,
    style: { numFmt: columnFormat(kind) },
  }));
  const headings = sheet.getRow(1);
  headings.eachCell((cell) => Object.assign(cell, headingStyle));
  headings.commit();
  for await (const portion of rows) {
    for (const row of portion)
      sheet.addRow(row.map((cell, index) => xlsxCell(cell, columns[index]?.kind ?? 'text'))).commit();
    if (target.writableNeedDrain) await roomOrEnd(target);
    if (target.destroyed) return;
  }
  sheet.commit();
  await workbook.commit();
}

/** A receiver who went away drains nothing any more: waiting for that alone would hold the rows for ever. */
const roomOrEnd = (target: PassThrough) =>
  new Promise<void>((resolve) => {
    const go = () => {
      target.off('drain', go).off('close', go);
      resolve();
    };
    target.on('drain', go).on('close', go);
  });
