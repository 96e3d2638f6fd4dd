import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import Papa from 'papaparse';
import { libreOfficePath } from '../../../scripts/libreOffice.mjs';

/** Commas, quotes, UTF-8, cells as they are shown, and each sheet in a file of its own. */
const csvOfAllSheets = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

/** Opens a workbook in LibreOffice: the cells of each sheet as they are shown, and the pages that it prints, as a PDF. */
export async function openWorkbook(workbook: Uint8Array): Promise<{ sheets: string[][][]; pdf: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'davomat-office-'));
  try {
    await writeFile(path.join(folder, 'book.xlsx'), workbook);
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
    for (const format of [csvOfAllSheets, 'pdf'])
      await promisify(execFile)(
        libreOfficePath()!,
        [profile, '--headless', '--norestore', '--convert-to', format, 'book.xlsx'],
        { cwd: folder },
      );
    const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    return {
      sheets: texts.map((text) => Papa.parse<string[]>(text).data),
      pdf: await readFile(path.join(folder, 'book.pdf'), 'latin1'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
