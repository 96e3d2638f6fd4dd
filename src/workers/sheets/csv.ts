import Papa from 'papaparse';
import { isEmpty, type Row } from './row.ts';
import { decodeText, isBinary } from './encoding.ts';
import { limits } from './limits.ts';
import type { OnProgress } from './parts.ts';
import { SheetRefused } from './refusal.ts';

/** Reads Excel's own first line, `sep=;`, which names the separator. */
function readSeparator(text: string): { delimiter?: string; from: number } {
  const line = /^sep=(.)\r?\n/i.exec(text);
  return line?.[1] ? { delimiter: line[1], from: line[0].length } : { from: 0 };
}

/** Reads every cell as text. Line numbers are those that a person sees in a spreadsheet. */
export function readCsv(bytes: Uint8Array, onProgress: OnProgress): Row[] {
  // With an empty last line the parser cannot guess the separator of two columns.
  const text = decodeText(bytes).replace(/[\r\n]+$/, '');
  if (isBinary(text)) throw new SheetRefused('wrongType');
  const { delimiter, from } = readSeparator(text);
  const rows: Row[] = [];
  let number = from ? 1 : 0;
  Papa.parse<string[]>(text.slice(from), {
    ...(delimiter === undefined ? {} : { delimiter }),
    delimitersToGuess: [';', ',', '\t', '|'],
    step: ({ data, meta }) => {
      number += 1;
      if (data.some((cell) => cell.length > limits.cellLength)) throw new SheetRefused('damaged');
      const cells = data.slice(0, limits.columns).map((cell) => cell || null);
      if (!isEmpty(cells)) rows.push({ number, cells });
      if (rows.length > limits.rows + limits.headerRows) throw new SheetRefused('tooManyRows');
      if (number % 1000 === 0) onProgress(meta.cursor, text.length);
    },
  });
  return rows;
}
