import { describe, expect, test } from 'vitest';
import type { Cell } from '#domain/import/cell.ts';
import { columnKeys } from '#domain/import/columns.ts';
import { listBook } from '#tests/support/sheets/xlsx.ts';
import { makeSheetDesk } from './sheetDesk.ts';

const headings = ['Familiya', 'Ism', 'Pasport', 'JShShIR', 'Telefon', 'Karta', 'Oylik', 'Holati'];
const aziza = [
  'Karimova',
  'Aziza',
  'AA1234567',
  '52902049999978',
  '998901234567',
  '8600490744313347',
  5_000_000,
  'Ishlamoqda',
];
const dilshod = [
  'Rahimov',
  'Dilshod',
  'AB7654321',
  '30101909999992',
  '998901112233',
  '8600120000000003',
  7_000_000,
  'Bloklangan',
];
const column = Object.fromEntries(columnKeys.map((key, index) => [key, index])) as Record<string, number>;
const replaceCell = (row: readonly Cell[], place: number, value: Cell) =>
  row.map((cell, i) => (i === place ? value : cell));

async function open(...rows: (readonly Cell[])[]) {
  const desk = makeSheetDesk(() => undefined);
  const file = new Blob([listBook([['Ishchilar roʻyxati'], headings, ...rows]) as Uint8Array<ArrayBuffer>]);
  const { mapping } = await desk.open(file);
  const summary = await desk.check(mapping);
  await desk.show('all');
  return { desk, summary };
}

describe('a list in its worker', () => {
  test('stages valid rows in the form that the rules give them', async () => {
    const { desk, summary } = await open(aziza, dilshod);
    expect(summary).toMatchObject({ rows: 2, problems: 0, badRows: [] });
    expect(await desk.chunk('key')).toMatchObject({
      key: 'key',
      rows: [
        { number: 3 },
        { number: 4, person: { lastName: 'Rahimov', salary: 700_000_000, status: 'blocked' } },
      ],
      removed: [],
    });
  });

  test('counts unknown units apart from the problems that have to be corrected', async () => {
    const { desk } = await open(aziza, dilshod);
    const put = (row: number, key: string, text: string) => desk.write(row, column[key]!, [[text]]);
    await put(0, 'unit', 'Ombor');
    await put(1, 'unit', 'Oʻrikzor');
    const newUnits = { titles: ['Ombor'], rows: 1 };
    expect(await desk.knowUnits(["O'RIKZOR"])).toMatchObject({ problems: 1, badRows: [], newUnits });
    expect((await desk.window(0, 1))[0]?.problems).toEqual({ unit: 'unitUnknown' });
    expect(await put(0, 'phoneNumber', '12')).toMatchObject({
      ...{ problems: 1, badRows: [{ number: 3 }] },
      newUnits: { ...newUnits, rows: 0 },
    });
    await put(0, 'phoneNumber', '998901234567');
    expect(await put(0, 'unit', 'Oʻrikzor')).toMatchObject({ problems: 0, newUnits: { titles: [] } });
  });

  test('numbers rows as the file does, and has a code at each invalid cell', async () => {
    const { desk, summary } = await open(aziza, replaceCell(dilshod, 5, 8600120000000003));
    expect(summary).toMatchObject({ rows: 2, problems: 1, badRows: [{ number: 4 }] });
    expect((await desk.window(1, 2))[0]?.problems).toEqual({ cardNumber: 'digitsLost' });
    expect((await desk.chunk('key'))?.rows).toHaveLength(1);
  });

  test('marks duplicates on both rows with each other’s number, and on neither after one is corrected', async () => {
    const { desk, summary } = await open(aziza, replaceCell(dilshod, 4, '+998 90 123-45-67'));
    expect(summary.problems).toBe(2);
    const shown = await desk.window(0, 2);
    expect(shown.map(({ problems }) => problems)).toEqual([
      { phoneNumber: 'duplicateInList' },
      { phoneNumber: 'duplicateInList' },
    ]);
    expect(shown.map(({ twins }) => twins.phoneNumber)).toEqual([4, 3]);
    expect(await desk.write(0, column['phoneNumber'] ?? 0, [['998907777777']])).toMatchObject({
      problems: 0,
    });
  });

  test('keeps a corrected row among the problems until they are shown again', async () => {
    const { desk } = await open(replaceCell(aziza, 0, ''), dilshod);
    expect((await desk.show('problems')).rows).toBe(1);
    await desk.write(0, 0, [['Karimova']]);
    expect(await desk.window(0, 9)).toHaveLength(1);
    expect((await desk.show('problems')).rows).toBe(0);
  });

  test('writes a block of cells from a place on and drops what lies beyond the edge', async () => {
    const { desk } = await open(aziza, dilshod);
    await desk.write(1, 6, [
      ['8 000 000', 'Ishlamoqda', '01.12.2026', ...Array<string>(columnKeys.length).fill('0042')],
      ['beyond', 'beyond'],
    ]);
    const rows = await desk.window(0, 9);
    const rest = columnKeys.slice(9);
    expect(rows.map(({ cells }) => cells.slice(6))).toEqual([
      ['5000000', 'Ishlamoqda', '', ...rest.map(() => '')],
      ['8 000 000', 'Ishlamoqda', '01.12.2026', ...rest.map(() => '0042')],
    ]);
  });

  test('does not count or stage removed rows, nor compare others with them', async () => {
    const { desk } = await open(aziza, replaceCell(dilshod, 3, aziza[3] ?? null), dilshod);
    expect(await desk.remove(1)).toMatchObject({ rows: 2, problems: 0, badRows: [] });
    expect((await desk.chunk('key'))?.rows.map(({ number }) => number)).toEqual([3, 5]);
  });

  test('saves all rows with problems as a file and removes them at once', async () => {
    const { desk } = await open(replaceCell(aziza, 0, '=1+1'), dilshod);
    const csv = await desk.badRows('ru');
    expect(csv.split('\r\n')).toHaveLength(2);
    expect(csv).toMatch(/^\ufeff"Фамилия";"Имя";/);
    expect(csv.split('\r\n')[1]).toMatch(/^"'=1\+1";"Aziza";"AA1234567";"=""52902049999978""";/);
    expect(await desk.remove()).toMatchObject({ rows: 1, problems: 0, badRows: [] });
  });

  test('shows a problem that the server found until its cell is changed', async () => {
    const { desk } = await open(aziza, dilshod);
    const found = [{ number: 4, errors: { phoneNumber: 'phoneTaken' } }];
    expect(await desk.refuse(found)).toMatchObject({ problems: 1, badRows: [{ number: 4 }] });
    expect(await desk.write(1, 0, [['Rahimova']])).toMatchObject({ problems: 1 });
    expect(await desk.write(1, column['phoneNumber'] ?? 0, [['998907777777']])).toMatchObject({
      problems: 0,
    });
  });

  test('is sent in chunks of 500, and a chunk keeps its key until it has arrived', async () => {
    const many = Array.from({ length: 501 }, (_, i) => {
      const digits = String(1_000_000 + i);
      return [
        'Karimova',
        'Aziza',
        `AA${digits}`,
        `3010190${digits}`,
        `99890${digits}`,
        null,
        1000,
        'Ishlamoqda',
      ];
    });
    const { desk } = await open(...many);
    expect(await desk.chunk('none')).toBeNull();
    // Masked cards may be equal: a mask is not a full number.
    await desk.show('all');
    await desk.write(
      0,
      column['cardNumber'] ?? 0,
      many.map(() => ['8600 •••• •••• 0842']),
    );
    expect((await desk.chunk('first'))?.rows).toHaveLength(500);
    expect((await desk.chunk('second'))?.key).toBe('first');
    expect(await desk.arrived()).toBe(1);
    expect(await desk.chunk('second')).toMatchObject({ key: 'second', rows: [{ number: 503 }] });
    expect(await desk.arrived()).toBe(0);
    expect(await desk.chunk('third')).toBeNull();
  });

  test('sends only changed rows again, and the numbers of removed rows', async () => {
    const { desk } = await open(aziza, dilshod);
    await desk.chunk('first');
    await desk.arrived();
    await desk.write(0, 0, [['Karimov']]);
    await desk.remove(1);
    expect(await desk.chunk('second')).toMatchObject({ rows: [{ number: 3 }], removed: [4] });
    await desk.unsend();
    expect(await desk.chunk('third')).toMatchObject({ key: 'third', rows: [{ number: 3 }], removed: [] });
  });
});
