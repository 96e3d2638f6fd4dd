import Papa from 'papaparse';

/** A block of cells as spreadsheets put it on the clipboard, and back; cells with line breaks or tabs are quoted. */
export const toClipboard = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(cells as string[][], { delimiter: '\t', newline: '\r\n' });

export const fromClipboard = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data;
