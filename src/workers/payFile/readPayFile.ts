import type { SheetRow } from '#domain/bankResult/readResult.ts';
import type { FileRefusal } from '#machines/flows/money/fileReading/fileRefusal.ts';
import { limits } from '../sheets/limits.ts';
import { openFile } from '../sheets/openFile.ts';
import { SheetRefused } from '../sheets/refusal.ts';

/** Registers and salary runs have at most 5,000 payments; a file may have rows about a few others. */
const MOST_ROWS = 5_500;

interface Read {
  rows: readonly unknown[];
  unread: readonly unknown[];
}

/** Reads the rows of a sheet below its headings, or says what it lacks. */
type Reader<Result extends Read> = (rows: readonly SheetRow[]) => Result | FileRefusal;

/** Reads the first sheet that has the columns; otherwise says what the first one lacks. */
export async function readPayFile<Result extends Read>(
  file: Blob,
  reader: Reader<Result>,
): Promise<Result | FileRefusal> {
  if (file.size > limits.fileBytes) return 'tooLarge';
  try {
    return readBytes(new Uint8Array(await file.arrayBuffer()), reader);
  } catch (error) {
    if (error instanceof SheetRefused && error.refusal !== 'keptUnreadable') return error.refusal;
    throw error;
  }
}

function readBytes<Result extends Read>(bytes: Uint8Array, reader: Reader<Result>): Result | FileRefusal {
  let lacking: FileRefusal | undefined;
  for (const sheet of openFile(bytes).sheets) {
    const rows = sheet.rows();
    if (!rows.length) continue;
    const read = reader(rows);
    if (typeof read === 'string') {
      // A sheet with some of the headings says more than a title page.
      if (lacking === undefined || lacking === 'noHeadings') lacking = read;
      continue;
    }
    if (read.rows.length > MOST_ROWS) return 'tooManyRows';
    if (read.rows.length) return read;
    lacking = read.unread.length ? 'allUnread' : 'empty';
  }
  return lacking ?? 'empty';
}
