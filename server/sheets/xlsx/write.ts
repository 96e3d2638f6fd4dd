import type { PassThrough } from 'node:stream';
import type { Sheet, SheetCell, SheetColumn } from '../shape.ts';
import { drainOrClose } from './drain.ts';
import { openPackage } from './package.ts';
import type { Style } from './styles.ts';
import { dataRow, worksheetEnd, worksheetStart, type Worksheet, type XlsxCell } from './worksheet.ts';

const styles: Record<SheetColumn['kind'], Style> = {
  text: 'text',
  digits: 'text',
  money: 'money',
  date: 'date',
  number: 'plain',
};

const cellOf = (cell: SheetCell, kind: SheetColumn['kind'] = 'text'): XlsxCell =>
  kind === 'date' && typeof cell === 'string' ? new Date(`${cell}T00:00:00Z`) : cell;

const worksheetOf = ({ title, columns }: Sheet): Worksheet => ({
  title,
  columns: columns.map(({ heading, kind, width }) => ({ heading, width, style: styles[kind] })),
  frozenHeadings: true,
});

/** The XML of a table, portion by portion. */
async function* sheetTexts(table: Sheet): AsyncGenerator<string> {
  const sheet = worksheetOf(table);
  yield worksheetStart(sheet);
  let number = 1;
  for await (const portion of table.rows)
    yield portion
      .map((row) => {
        number += 1;
        const cells = row.map((cell, index) => cellOf(cell, table.columns[index]?.kind));
        return dataRow(sheet.columns, number, cells);
      })
      .join('');
  yield worksheetEnd(sheet);
}

/** One sheet, row by row; waits whenever the receiver is slower, and stops when the receiver goes away. */
export async function writeXlsx(table: Sheet, target: PassThrough): Promise<void> {
  const file = openPackage([worksheetOf(table)], (chunk, final) => {
    if (target.destroyed) return;
    target.write(chunk);
    if (final) target.end();
  });
  const write = file.addSheet(0);
  for await (const text of sheetTexts(table)) {
    write(text);
    if (target.writableNeedDrain) await drainOrClose(target);
    if (target.destroyed) return;
  }
  write('', true);
  file.end();
}

/** A small workbook with several sheets, whole. */
export function workbookFile(
  sheets: readonly { sheet: Worksheet; rows: readonly (readonly XlsxCell[])[] }[],
): Buffer {
  const chunks: Uint8Array[] = [];
  const file = openPackage(
    sheets.map(({ sheet }) => sheet),
    (chunk) => void chunks.push(chunk),
  );
  sheets.forEach(({ sheet, rows }, index) => {
    const write = file.addSheet(index);
    write(worksheetStart(sheet));
    rows.forEach((row, at) => write(dataRow(sheet.columns, at + 2, row)));
    write(worksheetEnd(sheet), true);
  });
  file.end();
  return Buffer.concat(chunks);
}
