import type { Sheet, SheetCell, SheetColumn } from './sheet.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** The list separator of Uzbek and Russian locales, by which spreadsheets there split. */
const SEPARATOR = ';';

/** A text that a spreadsheet would run gets a leading apostrophe, which our readers remove. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) =>
  /[;"'\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A leading tab keeps digits text in a spreadsheet; readers trim it. */
function csvCell(cell: SheetCell, kind: SheetColumn['kind']): string {
  if (cell === null) return '';
  // The decimal separator of Uzbek and Russian locales.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return quoted(kind === 'digits' && /^\d+$/.test(cell) ? `\t${cell}` : harmless(cell));
}

const line = (cells: readonly string[]) => `${cells.join(SEPARATOR)}\r\n`;

export async function* csvLines({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(({ heading }) => quoted(harmless(heading))));
  for await (const portion of rows)
    yield portion
      .map((row) => line(row.map((cell, index) => csvCell(cell, columns[index]?.kind ?? 'text'))))
      .join('');
}
