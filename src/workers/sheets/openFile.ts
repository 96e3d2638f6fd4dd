import type { Row } from './row.ts';
import { readCsv } from './csv.ts';
import { Parts, type OnProgress } from './parts.ts';
import { SheetRefused } from './refusal.ts';
import { readRows } from './sheetRows.ts';
import { readWorkbook } from './workbook.ts';

/** Sheets are read one after the other until the right one is found. */
export interface OpenFile {
  sheets: { name: string; rows: () => Row[] }[];
}

const beginsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** `EncryptedPackage` in the directory of an OLE container: a workbook protected by a password. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = 'EncryptedPackage';
  // The directory is not parsed: a search for the name is enough and cannot be misled.
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(name);
}

/** Detects the kind of a file by its first bytes, whatever its name. */
export function openFile(bytes: Uint8Array, onProgress: OnProgress = () => undefined): OpenFile {
  if (bytes.length === 0) throw new SheetRefused('empty');
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SheetRefused(isEncrypted(bytes) ? 'password' : 'oldExcel');
  if (!beginsWith(bytes, 0x50, 0x4b))
    return { sheets: [{ name: '', rows: () => readCsv(bytes, onProgress) }] };
  const parts = new Parts(bytes, onProgress);
  const workbook = readWorkbook(parts);
  return {
    sheets: workbook.sheets.map((sheet) => ({
      name: sheet.name,
      rows: () => readRows(parts, workbook, sheet),
    })),
  };
}
