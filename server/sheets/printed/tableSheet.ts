import type { Workbook, Worksheet } from 'exceljs';
import type { SheetCell, SheetColumn } from '../shape.ts';
import type { BookSetup } from './book.ts';
import { A4, columnFormats, headingLook } from './looks.ts';

const looksOf = (columns: readonly SheetColumn[]) =>
  columns.map(({ kind }) => {
    const numFmt = columnFormats[kind];
    return numFmt === undefined ? {} : { numFmt };
  });

/** With its headings, which stay in sight. */
export function addTable(book: Workbook, { title, columns }: BookSetup['table']): Worksheet {
  const sheet = book.addWorksheet(title, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { paperSize: A4, orientation: 'landscape', printTitlesRow: '1:1', printTitlesColumn: 'A:A' },
  });
  const looks = looksOf(columns);
  sheet.columns = columns.map(({ width }, at) => ({ width, style: looks[at]! }));
  columns.forEach(({ heading }, at) => {
    const cell = sheet.getCell(1, at + 1);
    cell.value = heading;
    cell.style = headingLook;
  });
  return sheet;
}

/** Writes the next row. Dates come as `YYYY-MM-DD`. */
export function tableWriter(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
): (cells: readonly SheetCell[]) => void {
  const looks = looksOf(columns);
  let number = 1;
  return (cells) => {
    number += 1;
    const row = sheet.getRow(number);
    cells.forEach((value, at) => {
      if (value === null) return;
      const cell = row.getCell(at + 1);
      const isDate = columns[at]?.kind === 'date' && typeof value === 'string';
      cell.value = isDate ? new Date(`${value}T00:00:00Z`) : value;
      cell.style = looks[at] ?? {};
    });
  };
}
