import type { Cell, Workbook, Worksheet } from 'exceljs';
import { ROW, type BookSetup, type FormRow } from './book.ts';
import { A4, looks } from './looks.ts';
import { margins, pagesOf } from './pages.ts';

export function addForm(book: Workbook, { title, widths, repeatedRows }: BookSetup['form']): Worksheet {
  const sheet = book.addWorksheet(title, {
    properties: { defaultRowHeight: ROW },
    views: [{ showGridLines: false }],
    pageSetup: {
      paperSize: A4,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${repeatedRows.from}:${repeatedRows.to}`,
      margins,
    },
  });
  sheet.columns = widths.map((width) => ({ width }));
  return sheet;
}

/** Not in the library's types. */
type Coverable = Cell & { merge: (master: Cell, ignoreStyle: boolean) => void };

/**
 * Writes the next row. Cells are covered one by one: the sheet's own `mergeCells` compares each area with all before it, which
 * takes minutes for thousands of people.
 */
export function formWriter(
  sheet: Worksheet,
  { widths, repeatedRows }: BookSetup['form'],
): (row: FormRow) => void {
  let number = 0;
  const pages = pagesOf(widths);
  return ({ cells, height = ROW, keep = height }) => {
    if (pages.breaksBefore(keep)) sheet.getRow(number).addPageBreak();
    number += 1;
    pages.add(height, number >= repeatedRows.from && number <= repeatedRows.to);
    const row = sheet.getRow(number);
    row.height = height;
    for (const { column, value, look, across = 1, down = 1 } of cells) {
      const master = row.getCell(column + 1);
      master.value = value;
      for (let below = 0; below < down; below += 1)
        for (let beside = 0; beside < across; beside += 1) {
          const cell = sheet.getCell(number + below, column + 1 + beside);
          // A spreadsheet draws the lines of a merged cell from all that it covers.
          cell.style = looks[look];
          if (cell !== master) (cell as Coverable).merge(master, true);
        }
    }
  };
}
