import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Sheet, SheetCell } from '../shape.ts';
import { workbookFile, writeXlsx } from './write.ts';

const columns: Sheet['columns'] = [
  { heading: 'Ism', kind: 'text', width: 20 },
  { heading: 'JShShIR', kind: 'digits', width: 18 },
  { heading: 'Oylik', kind: 'money', width: 18 },
  { heading: 'Sana', kind: 'date', width: 16 },
];

async function written(rows: SheetCell[][]) {
  const target = new PassThrough();
  async function* portions() {
    await Promise.resolve();
    for (const row of rows) yield [row];
  }
  const [file] = await Promise.all([
    buffer(target),
    writeXlsx({ title: 'Xodimlar', columns, rows: portions() }, target),
  ]);
  return (await readXlsx(file, { readStyles: true })).sheets[0]!;
}

test('another reader finds the same values, each in the format of its column', async () => {
  const sheet = await written([['Oʻrinboyeva Ё', '30101909999992', 1_234_567.89, '2026-02-28']]);
  expect(sheet.rows).toEqual([
    ['Ism', 'JShShIR', 'Oylik', 'Sana'],
    ['Oʻrinboyeva Ё', '30101909999992', 1_234_567.89, new Date('2026-02-28T00:00:00Z')],
  ]);
  const formats = columns.map((_, column) => sheet.cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats).toEqual(['@', '@', '# ##0', 'dd.mm.yyyy']);
  expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  expect(sheet.freezePane?.rows).toBe(1);
});

test.each(['=1+1', '+998', '-5', '@SUM(A1)', '<b>&"\'', ' spaces ', 'two\nlines', '😀'])(
  'the text %j stays that text',
  async (text) => {
    const sheet = await written([[text, null, null, null]]);
    expect(sheet.rows[1]?.[0]).toBe(text);
    expect(sheet.cells?.get('1,0')).toMatchObject({ type: 'string' });
    expect(sheet.cells?.get('1,0')?.formula).toBeUndefined();
  },
);

test('characters that XML cannot hold are left out and break nothing', async () => {
  const sheet = await written([['a\u0000b\u000bc\ud800d\ufffee', null, null, null]]);
  expect(sheet.rows[1]?.[0]).toBe('abcde');
});

test('the same rows are the same bytes whenever they are written', () => {
  const write = () => workbookFile([{ sheet: { title: 'One', columns: [] }, rows: [['x']] }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 18) });
  onTestFinished(() => void vi.useRealTimers());
  const before = write();
  vi.setSystemTime(Date.UTC(2026, 10, 19));
  expect(Buffer.from(write()).equals(Buffer.from(before))).toBe(true);
});

test('a workbook holds several sheets, with empty rows where they were', async () => {
  const column = { heading: 'A', width: 10, style: 'plain' } as const;
  const file = workbookFile([
    { sheet: { title: 'One & only', columns: [column] }, rows: [] },
    { sheet: { title: 'Two', columns: [column] }, rows: [['x'], [], ['y']] },
  ]);
  const { sheets } = await readXlsx(file);
  expect(sheets.map(({ name }) => name)).toEqual(['One & only', 'Two']);
  expect(sheets[1]!.rows.map((row) => row[0] ?? null)).toEqual(['A', 'x', null, 'y']);
});

test('a receiver that goes away in the middle of a file ends the reading of its rows', async () => {
  const target = new PassThrough();
  let ended = false;
  async function* rows() {
    try {
      for (let at = 0; ; at += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        yield Array.from({ length: 200 }, (_, n): SheetCell[] => [`${at} ${n} ${Math.random()}`]);
      }
    } finally {
      ended = true;
    }
  }
  // Nobody reads: once the buffer is full and the writer waits, the receiver leaves.
  const leaveWhenFull = () =>
    target.writableNeedDrain ? target.destroy() : void setImmediate(leaveWhenFull);
  leaveWhenFull();
  await writeXlsx({ title: 'Xodimlar', columns: columns.slice(0, 1), rows: rows() }, target);
  expect(ended).toBe(true);
});
