import { describe, expect, it } from 'vitest';
import { hostile } from '#tests/support/sheets/hostile.ts';
import { listBook, type SheetCell } from '#tests/support/sheets/xlsx.ts';
import { readResult } from '#domain/bankResult/readResult.ts';
import { readNetPay } from '#domain/netPay/readNetPay.ts';
import { readPayFile } from './readPayFile.ts';

const headings = ['Номер карты', 'Сумма', 'Статус', 'Причина'];
const card = '8600120000000003';
const csv = (text: string) => readPayFile(new Blob([text]), readResult);
const xlsx = (...rows: SheetCell[][]) => readPayFile(new Blob([Buffer.from(listBook(rows))]), readResult);
const hostileFile = (name: string) =>
  readPayFile(new Blob([Buffer.from(hostile[name]!.bytes())]), readResult);

describe('the file of a bank’s answer', () => {
  it('is read from a workbook, below its title', async () => {
    expect(
      await xlsx(['Реестр № 1'], [], headings, [card, 100_000.5, 'Исполнено'], [card, 5, 'Отказ', 'Закрыта']),
    ).toEqual({
      rows: [
        { line: 4, cardNumber: card, amount: 10_000_050, outcome: 'paid' },
        { line: 5, cardNumber: card, amount: 500, outcome: 'unpaid', note: 'Закрыта' },
      ],
      unread: [],
    });
  });

  it('reports the card numbers that lost digits', async () => {
    const read = await xlsx(headings, [8_600_120_000_000_000, 100, 'OK'], [card, 100, 'OK']);
    expect(read).toMatchObject({ rows: [{ line: 3 }], unread: [{ line: 2, problem: 'digitsLost' }] });
  });

  it.each([';', ',', '\t'])('is read from a text separated by %j', async (separator) => {
    const text = [headings, [card, '100 000', 'OK', '']].map((cells) => cells.join(separator)).join('\r\n');
    expect(await csv(text)).toEqual({
      rows: [{ line: 2, cardNumber: card, amount: 10_000_000, outcome: 'paid' }],
      unread: [],
    });
  });

  it.each([
    ['empty', ''],
    ['noHeadings', 'Salom;dunyo;bu;xat\n1;2;3;4\n'],
    ['noOutcome', `Номер карты;Сумма;Причина\n${card};100;\n`],
    ['allUnread', `Номер карты;Сумма;Статус\n${card};100;ждём\n`],
    ['empty', `${headings.join(';')}\n`],
    ['tooManyRows', `Номер карты;Сумма;Статус\n${`${card};100;OK\n`.repeat(5501)}`],
  ])('is refused: %s', async (refusal, text) => {
    expect(await csv(text)).toBe(refusal);
  });

  it.each([
    ['password', 'protected by a password'],
    ['wrongType', 'a picture called a workbook'],
    ['damaged', 'cut off in the middle'],
    ['unsafe', 'zip bomb'],
  ])('is refused when it cannot be opened: %s', async (refusal, name) => {
    expect(await hostileFile(name)).toBe(refusal);
  });
});

it('a file of net amounts is read the same way', async () => {
  const file = new Blob([
    Buffer.from(
      listBook([
        ['JShShIR', 'Qoʻlga tegadi'],
        ['30101909999992', 4_400_000],
      ]),
    ),
  ]);
  expect(await readPayFile(file, readNetPay)).toEqual({
    column: 'Qoʻlga tegadi',
    rows: [{ line: 2, pinfl: '30101909999992', net: 440_000_000 }],
    unread: [],
  });
});

it.each([';', ',', '\t'])('a text of two columns alone is separated by %j', async (separator) => {
  const text = [
    ['PINFL', 'Summa'],
    ['30101909999992', '4400000'],
  ].map((cells) => cells.join(separator));
  expect(await readPayFile(new Blob([`${text.join('\r\n')}\r\n`]), readNetPay)).toMatchObject({
    rows: [{ line: 2, net: 440_000_000 }],
  });
});
