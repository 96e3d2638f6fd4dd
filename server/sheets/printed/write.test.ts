import { on } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { processFolder } from '#tests/support/server/process.ts';
import { openThread } from '../../thread.ts';
import { ROW, type BookPortion, type FormRow } from './book.ts';
import { printedBook } from './write.ts';

const setup = {
  form: { title: 'Tabel', widths: [10, 20, 20], repeatedRows: { from: 1, to: 2 } },
  table: {
    title: 'Maʼlumot',
    columns: [
      { heading: 'Ism', kind: 'text', width: 20 },
      { heading: 'JShShIR', kind: 'digits', width: 18 },
      { heading: 'Oylik', kind: 'money', width: 18 },
      { heading: 'Sana', kind: 'date', width: 16 },
      { heading: 'Kun', kind: 'number', width: 8 },
    ],
  },
} as const;
async function* portionsOf(portions: readonly BookPortion[]) {
  for (const portion of portions) yield await Promise.resolve(portion);
}
const book = (portions: readonly BookPortion[]) => printedBook({ ...setup, portions: portionsOf(portions) });
const sheetsOf = async (portions: readonly BookPortion[]) =>
  (await readXlsx(await buffer(book(portions).content), { readStyles: true })).sheets;
const formRow = (...cells: FormRow['cells']): BookPortion => ({ form: [{ cells }], table: [] });

test('another reader finds the form with its covered cells, and the table in the formats of its columns', async () => {
  const values = ['Oʻrinboyeva Ё', '30101909999992', 1_234_567.89, '2026-02-28', 21.5];
  const [form, table] = await sheetsOf([
    formRow({ column: 0, value: 'Tabel', look: 'title', across: 3 }),
    formRow({ column: 0, value: 1, look: 'mark', down: 2 }, { column: 1, value: 'Я', look: 'mark' }),
    formRow({ column: 1, value: 8.25, look: 'mark' }),
    { form: [], table: [values] },
  ]);
  expect(form!.name).toBe('Tabel');
  expect(form!.merges).toEqual([
    { startRow: 0, startCol: 0, endRow: 0, endCol: 2 },
    { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
  ]);
  expect([form!.rows[0]![0], form!.rows[1]!.slice(0, 2), form!.rows[2]![1]]).toEqual([
    'Tabel',
    [1, 'Я'],
    8.25,
  ]);
  expect(form!.cells?.get('2,0')?.style?.border?.left?.style).toBe('thin');
  expect(table!.rows).toEqual([
    ['Ism', 'JShShIR', 'Oylik', 'Sana', 'Kun'],
    [...values.slice(0, 3), new Date('2026-02-28T00:00:00Z'), 21.5],
  ]);
  const formats = [0, 1, 2, 3].map((column) => table!.cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats).toEqual(['@', '@', '# ##0', 'dd.mm.yyyy']);
  expect(table!.freezePane?.rows).toBe(1);
});

test('what stands on one page is not cut between two', async () => {
  const block = (name: string, rows: number): BookPortion => ({
    form: Array.from({ length: rows }, (_, place) => ({
      cells: [{ column: 0, value: `${name} ${place}`, look: 'mark' }],
      ...(place === 0 && { keep: rows * ROW }),
    })),
    table: [],
  });
  const people = Array.from({ length: 60 }, (_, person) => block(String(person), 4));
  const [form] = await sheetsOf([block('head', 2), ...people, block('foot', 3)]);
  const ends = form!.rowBreaks!.map((last) => last + 1);
  const rows = [...ends, form!.rows.length].map((end, page) => end - (ends[page - 1] ?? 0));
  // At 12 points a row, 523 points high less a twentieth; every page but the first repeats two rows.
  expect(rows).toEqual([38, 36, 36, 36, 36, 36, 27]);
  for (const end of ends) expect(form!.rows[end]![0]).toMatch(/^\d+ 0$/);
});

test('text stays that text, in form and table, without what XML cannot hold', async () => {
  const texts = ['=1+1', '+998', '@SUM(A1)', '<b>&"\'', 'two\nlines', '😀'];
  const [form, table] = await sheetsOf([
    ...texts.map((value) => formRow({ column: 0, value, look: 'text' })),
    { form: [], table: [...texts, 'a\u0000b\u000bc'].map((text) => [text]) },
  ]);
  expect(form!.rows.map(([text]) => text)).toEqual(texts);
  expect(table!.rows.slice(1).map(([text]) => text)).toEqual([...texts, 'abc']);
  expect([...table!.cells!.values()].filter((cell) => cell.formula)).toEqual([]);
});

test('it counts the rows of its table', async () => {
  const { content, rows } = book([{ form: [], table: [['a'], ['b']] }, formRow()]);
  await buffer(content);
  expect(rows()).toBe(2);
});

test('a receiver that goes away ends the reading, and the next book is written', async () => {
  let ended = false;
  async function* forever() {
    try {
      for (;;) yield await Promise.resolve({ form: [], table: [['x']] });
    } finally {
      ended = true;
    }
  }
  const { content, rows } = printedBook({ ...setup, portions: forever() });
  await expect.poll(rows).toBeGreaterThan(0);
  content.destroy();
  const [, table] = await sheetsOf([{ form: [], table: [['y']] }]);
  expect(ended).toBe(true);
  expect(table!.rows[1]![0]).toBe('y');
});

test('rows that cannot be read, and a thread that fails, cut the file; the next book is written', async () => {
  async function* broken(): AsyncGenerator<BookPortion> {
    yield await Promise.resolve(formRow());
    throw new Error('no rows');
  }
  const unreadable = printedBook({ ...setup, portions: broken() }).content;
  await expect(buffer(unreadable)).rejects.toThrow('no rows');
  const impossible = book([{ form: [null as unknown as FormRow], table: [] }]).content;
  await expect(buffer(impossible)).rejects.toMatchObject({ cause: { name: 'TypeError' } });
  const [, table] = await sheetsOf([{ form: [], table: [['y']] }]);
  expect(table!.rows[1]![0]).toBe('y');
});

test('the built server has its thread beside it', async () => {
  const main = pathToFileURL(path.join(processFolder, 'main.js')).href;
  const thread = openThread(main, 'bookThread', { workerData: setup });
  try {
    thread.postMessage(formRow({ column: 0, value: 'Я', look: 'mark' }));
    thread.postMessage(null);
    const answers = on(thread, 'message');
    expect((await answers.next()).value).toEqual(['taken']);
    const { value } = (await answers.next()) as { value: [Uint8Array] };
    expect((await readXlsx(value[0])).sheets[0]!.rows).toEqual([['Я']]);
  } finally {
    await thread.terminate();
  }
});
