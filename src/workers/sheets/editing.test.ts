import { describe, expect, test } from 'vitest';
import type { Cell } from '#domain/import/cell.ts';
import { columnKeys } from '#domain/import/columns.ts';
import { listBook } from '#tests/support/sheets/xlsx.ts';
import { headings, person } from '#tests/support/sheets/people.ts';
import type { KeptBlock } from './protocol.ts';
import { makeSheetDesk } from './sheetDesk.ts';

const column = Object.fromEntries(columnKeys.map((key, index) => [key, index])) as Record<string, number>;
const bookOf = (...rows: (readonly Cell[])[]) => new Blob([listBook(rows) as Uint8Array<ArrayBuffer>]);
const replaceCell = (row: readonly Cell[], key: string, cell: Cell) =>
  row.map((value, at) => (at === column[key] ? cell : value));

async function open(...rows: (readonly Cell[])[]) {
  const desk = makeSheetDesk(() => undefined);
  const { mapping } = await desk.open(bookOf(headings, ...rows));
  await desk.check(mapping);
  await desk.show('all');
  const texts = async () => (await desk.window(0, 99)).map(({ cells }) => cells);
  return { desk, texts };
}

async function readKept(desk: Awaited<ReturnType<typeof open>>['desk']): Promise<KeptBlock[]> {
  const blocks: KeptBlock[] = [];
  for (let block = await desk.unkept(true); block; block = await desk.unkept(false)) blocks.push(block);
  return blocks;
}

describe('undo', () => {
  test('reverts writing, pasting and clearing step by step, and redo repeats them', async () => {
    const { desk, texts } = await open(person(0), person(1));
    const first = await texts();
    await desk.write(0, 0, [['1'], ['2']]);
    await desk.write(1, 1, [['']]);
    const last = await texts();
    expect(await desk.undo()).toMatchObject({ at: { row: 1, column: 1 }, summary: { problems: 2 } });
    expect(await desk.undo()).toMatchObject({
      rows: 2,
      at: { row: 0, column: 0 },
      summary: { problems: 0, canUndo: false, canRedo: true },
    });
    expect(await texts()).toEqual(first);
    expect(await desk.undo()).toBeNull();
    await desk.redo();
    await desk.redo();
    expect(await texts()).toEqual(last);
    expect(await desk.redo()).toBeNull();
  });

  test('restores removed rows at their places, also among the rows with problems', async () => {
    const { desk, texts } = await open(person(0), replaceCell(person(1), 'phoneNumber', '12'), person(2));
    const before = await texts();
    expect(await desk.remove()).toMatchObject({ rows: 2, problems: 0 });
    await desk.show('problems');
    expect(await desk.undo()).toMatchObject({ rows: 1, summary: { rows: 3, problems: 1 } });
    await desk.show('all');
    expect(await texts()).toEqual(before);
  });

  test('sends a row again that was removed after it was sent, and no removal', async () => {
    const { desk } = await open(person(0), person(1));
    await desk.chunk('first');
    await desk.arrived();
    await desk.remove(0);
    await desk.undo();
    expect(await desk.chunk('second')).toMatchObject({ rows: [{ number: 2 }], removed: [] });
  });

  test('clears the redo steps after something else is written', async () => {
    const { desk } = await open(person(0));
    await desk.write(0, 0, [['A']]);
    await desk.undo();
    expect(await desk.write(0, 1, [['B']])).toMatchObject({ canRedo: false });
  });

  test('reverts letters typed one by one as one step', async () => {
    const { desk, texts } = await open(person(0));
    const first = await texts();
    for (const text of ['K', 'Ka', 'Kar']) await desk.write(0, 0, [[text]], true);
    await desk.undo();
    expect(await texts()).toEqual(first);
  });
});

describe('a list without statuses', () => {
  const rows = [person(0), person(1)].map((row) => replaceCell(row, 'status', ''));

  test('is complete, and its new people start as active or as chosen', async () => {
    const { desk } = await open(...rows);
    expect(await desk.chooseNewStatus('active')).toMatchObject({ problems: 0, withoutStatus: 2 });
    expect((await desk.chunk('first'))?.rows).toMatchObject([
      { person: { status: null, newStatus: 'active' } },
      { person: { status: null, newStatus: 'active' } },
    ]);
    await desk.arrived();
    expect(await desk.chooseNewStatus('blocked')).toMatchObject({ newStatus: 'blocked' });
    expect((await desk.chunk('second'))?.rows[1]?.person).toMatchObject({ newStatus: 'blocked' });
  });

  test('sends the status of a cell that has one', async () => {
    const { desk } = await open(...rows);
    await desk.write(0, column['status'] ?? 0, [['Bloklangan']]);
    const { person: sent } = (await desk.chunk('first'))!.rows[0]!;
    expect(sent).toMatchObject({ status: 'blocked' });
    expect(sent).not.toHaveProperty('newStatus');
  });

  test('is saved without the status column, so that a status can be chosen again', async () => {
    const { desk } = await open(...rows);
    await desk.write(0, 0, [['']]);
    expect((await desk.badRows('uz-Latn')).split('\r\n')[0]).not.toContain('Holati');
  });
});

test('the cursor starts at the first problem', async () => {
  const { desk } = await open(person(0), person(1), replaceCell(person(2), 'salary', 'besh'));
  expect(await desk.show('all')).toEqual({ rows: 3, at: { row: 2, column: column['salary'] } });
  expect(await desk.show('problems')).toEqual({ rows: 1, at: { row: 0, column: column['salary'] } });
});

describe('the list kept on the device', () => {
  const card = String(person(0)[column['cardNumber']!]);

  test('has the corrections and no card number in any column', async () => {
    const { desk } = await open(person(0), replaceCell(person(1), 'firstName', card), person(2));
    await desk.write(0, 0, [['Tuzatilgan']]);
    await desk.write(2, column['cardNumber']!, [['8600 1234 5678 9']]);
    const text = JSON.stringify(await readKept(desk));
    expect(text).toContain('Tuzatilgan');
    expect(text.replace(/\D/g, '')).not.toContain(card);
    expect(text).not.toContain('8600 1234 5678 9');
  });

  test('is restored as it was, without the card numbers', async () => {
    const { desk } = await open(person(0), person(1), person(2));
    await desk.write(0, 0, [['Tuzatilgan']]);
    await desk.remove(1);
    const again = makeSheetDesk(() => undefined);
    expect(await again.restore(await readKept(desk), 'blocked')).toMatchObject({
      rows: 2,
      problems: 2,
      cardsMissing: 2,
      newStatus: 'blocked',
    });
    await again.show('all');
    const rows = await again.window(0, 9);
    expect(rows.map(({ number, cells, problems }) => [number, cells[0], problems])).toEqual([
      [2, 'Tuzatilgan', { cardNumber: 'cardNotKept' }],
      [4, String(person(2)[0]), { cardNumber: 'cardNotKept' }],
    ]);
    expect(await again.write(0, column['cardNumber']!, [[card]])).toMatchObject({ cardsMissing: 1 });
  });

  test('gets its card numbers from the same file, wherever the row is now', async () => {
    const rows = [person(0), person(1), person(2)];
    const { desk } = await open(...rows);
    await desk.remove(0);
    await desk.write(0, 0, [['Tuzatilgan']]);
    const again = makeSheetDesk(() => undefined);
    await again.restore(await readKept(desk), 'active');
    expect(await again.fillCards(bookOf(headings, ...rows))).toMatchObject({ problems: 0, cardsMissing: 0 });
    const sent = (await again.chunk('key'))!.rows;
    expect(
      sent.map(({ number, person: { lastName, cardNumber } }) => [number, lastName, cardNumber]),
    ).toEqual([
      [3, 'Tuzatilgan', String(person(1)[column['cardNumber']!])],
      [4, String(person(2)[0]), String(person(2)[column['cardNumber']!])],
    ]);
  });

  test('is stored again only where something has changed', async () => {
    const many = Array.from({ length: 1500 }, (_, at) => person(at));
    const { desk } = await open(...many);
    expect((await readKept(desk)).map(({ at, rows }) => [at, rows.length])).toEqual([
      [0, 1000],
      [1, 500],
    ]);
    await desk.write(1200, 0, [['A']]);
    expect(await desk.unkept(false)).toMatchObject({ at: 1 });
    expect(await desk.unkept(false)).toBeNull();
  });
});
