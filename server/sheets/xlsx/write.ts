import type { PassThrough } from 'node:stream';
import type { Sheet, SheetCell, SheetColumn } from '../sheet.ts';
import { openPackage } from './package.ts';
import type { Style } from './styles.ts';
import { dataRow, worksheetEnd, worksheetStart, type Worksheet, type XlsxCell } from './worksheet.ts';

const styles: Record<SheetColumn['kind'], Style> = {
  text: 'text',
  digits: 'text',
  money: 'money',
  date: 'date',
};

const cellOf = (cell: SheetCell, kind: SheetColumn['kind'] = 'text'): XlsxCell =>
  kind === 'date' && typeof cell === 'string' ? new Date(`${cell}T00:00:00Z`) : cell;

/** One sheet, row by row; waits whenever the receiver is slower, and stops when the receiver goes away. */
export async function writeXlsx({ title, columns, rows }: Sheet, target: PassThrough): Promise<void> {
  const sheet: Worksheet = {
    title,
    columns: columns.map(({ heading, kind, width }) => ({ heading, width, style: styles[kind] })),
    frozenHeadings: true,
  };
  const file = openPackage([sheet], (chunk, final) => {
    if (target.destroyed) return;
    target.write(chunk);
    if (final) target.end();
  });
  const write = file.addSheet(0);
  write(worksheetStart(sheet));
  let number = 1;
  for await (const portion of rows) {
    const texts = portion.map((row) => {
      number += 1;
      return dataRow(
        sheet.columns,
        number,
        row.map((cell, index) => cellOf(cell, columns[index]?.kind)),
      );
    });
    write(texts.join(''));
    if (target.writableNeedDrain) await drainOrClose(target);
    if (target.destroyed) return;
  }
  write(worksheetEnd(sheet), true);
  file.end();
}

/** A receiver that went away never drains: waiting for that alone would hold the rows for ever. */
const drainOrClose = (target: PassThrough) =>
  new Promise<void>((resolve) => {
    const go = () => {
      target.off('drain', go).off('close', go);
      resolve();
    };
    target.on('drain', go).on('close', go);
  });

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
