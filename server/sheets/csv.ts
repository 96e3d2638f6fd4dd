import { escapeFormula } from '#domain/import/cell.ts';
import type { Sheet, SheetCell, SheetColumn } from './shape.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** The list separator of Uzbek and Russian locales, by which spreadsheets there split. */
const SEPARATOR = ';';

/** Every text, so that a program which splits by commas or tabs finds the same cells. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A leading tab keeps digits text in a spreadsheet; readers trim it. */
function csvCell(cell: SheetCell, kind: SheetColumn['kind']): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return decimal(String(cell));
  return quoted(kind === 'digits' && /^\d+$/.test(cell) ? `\t${cell}` : escapeFormula(cell));
}

/** The decimal separator of Uzbek and Russian locales, which others split by. */
const decimal = (number: string) => (number.includes('.') ? quoted(number.replace('.', ',')) : number);

const line = (cells: readonly string[]) => `${cells.join(SEPARATOR)}\r\n`;

export async function* csvLines({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(({ heading }) => quoted(escapeFormula(heading))));
  for await (const portion of rows)
    yield portion
      .map((row) => line(row.map((cell, index) => csvCell(cell, columns[index]?.kind ?? 'text'))))
      .join('');
}
