import { hostile } from '#tests/support/sheets/hostile.ts';
import { people } from '#tests/support/sheets/people.ts';
import { listBook } from '#tests/support/sheets/xlsx.ts';
import type { Asked, Read, ReaderName } from './readers.ts';

/** The number of rows each reader returns. */
const readers: Record<ReaderName, () => Promise<(bytes: Uint8Array) => Promise<number>>> = {
  own: async () => {
    const { openFile } = await import('../../src/workers/sheets/openFile.ts');
    return async (bytes) => {
      await Promise.resolve();
      return openFile(bytes).sheets.reduce((sum, sheet) => sum + sheet.rows().length, 0);
    };
  },
  hucre: async () => {
    const { readXlsx } = await import('hucre/xlsx');
    return async (bytes) => (await readXlsx(bytes)).sheets.reduce((sum, { rows }) => sum + rows.length, 0);
  },
  'hucre, row by row': async () => {
    const { streamXlsxRows } = await import('hucre/xlsx');
    return async (bytes) => {
      let count = 0;
      for await (const _ of streamXlsxRows(bytes)) count += 1;
      return count;
    };
  },
};

const read = await readers[process.argv[2] as ReaderName]();

/** Peak memory of this process, which runs one reader only. */
const megabytes = () => process.resourceUsage().maxRSS / 1024;

async function answer({ rows, file }: Asked): Promise<Read> {
  const bytes =
    file === undefined ? listBook(people(rows ?? 0)) : (hostile[file]?.bytes() ?? new Uint8Array());
  const before = megabytes();
  const began = performance.now();
  const outcome = await read(bytes).then(
    (count) => `${count} rows`,
    () => 'refused',
  );
  return { ms: performance.now() - began, megabytes: megabytes() - before, outcome };
}

process.on('message', (asked: Asked) => void answer(asked).then((result) => process.send?.(result)));
process.send?.('ready');
