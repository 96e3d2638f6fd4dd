import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cellText } from '#domain/import/cell.ts';
import { libreOfficePath } from '../../scripts/libreOffice.mjs';
import { csvLines } from './csv.ts';

const hostile = [
  ...['=11*11', '+11*11', '-11*11', '@SUM(11)', '\t=11*11', '\r=11*11'],
  ...['＝11*11', '＋11*11', '－11*11', '＠SUM(11)'],
  ...['x,=11*11,y', 'x;=11*11;y', 'x\t=11*11\ty', 'x\n=11*11', '"=11*11', '",=11*11,"', '";=11*11;"'],
];
const formula = /^[=+\-@\t\r＝＋－＠]/;

async function written(): Promise<string> {
  let text = '';
  const columns = ['=11*11', 'Soʻm', 'JShShIR'].map((heading, place) => ({
    ...{ heading, width: 10 },
    kind: (['text', 'money', 'digits'] as const)[place]!,
  }));
  async function* rows() {
    yield hostile.map((cell) => [cell, -8.5, '30101909999992']);
  }
  for await (const part of csvLines({ title: 'x', columns, rows: rows() })) text += part;
  return text.slice(1);
}

/** What LibreOffice shows of it, formulas evaluated. */
async function shown(text: string, separator: string): Promise<string[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'davomat-csv-'));
  try {
    await writeFile(path.join(folder, 'table.txt'), text);
    const read = `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1`;
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
    const asShown = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false';
    await promisify(execFile)(
      libreOfficePath()!,
      [profile, '--headless', '--norestore', `--infilter=${read}`, '--convert-to', asShown, 'table.txt'],
      { cwd: folder },
    );
    return Papa.parse<string[]>(await readFile(path.join(folder, 'table.csv'), 'utf8'), {
      skipEmptyLines: true,
    }).data;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.each([';', ',', '\t'])('a table that a program splits by %j', (delimiter) => {
  it('has no cell that it would run', async () => {
    const { data } = Papa.parse<string[]>(await written(), { delimiter, skipEmptyLines: true });
    const cells = data.flat().filter((cell) => cell !== '\t30101909999992' && cell !== '-8,5');
    expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
  });
});

it('is read back as it was', async () => {
  const { data } = Papa.parse<string[]>(await written(), { delimiter: ';', skipEmptyLines: true });
  expect(data.slice(1).map(([cell]) => cellText(cell!).trim())).toEqual(hostile.map((text) => text.trim()));
  expect(data[1]!.slice(1)).toEqual(['-8,5', '\t30101909999992']);
});

// Where LibreOffice is missing it is installed, but for a machine of somebody who may not.
it.runIf(libreOfficePath() ?? process.env['CI'])('LibreOffice runs nothing of it', async () => {
  for (const separator of [';', ',']) {
    expect((await shown('=11*11\r\n', separator))[0]).toEqual(['121']);
    const cells = (await shown(await written(), separator)).flat();
    expect(cells.filter((cell) => /11\*11/.test(cell)).length).toBeGreaterThanOrEqual(hostile.length - 2);
    expect(cells.filter((cell) => /^(?:-?121|11|#.*|Err.*)$/.test(cell))).toEqual([]);
  }
});
