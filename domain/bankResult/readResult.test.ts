import { describe, expect, it } from 'vitest';
import type { Cell } from '../import/cell.ts';
import { readResult, type ReadResult } from './readResult.ts';

const sheet = (...rows: Cell[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));
const read = (...rows: Cell[][]) => readResult(sheet(...rows)) as ReadResult;
const headings = ['Номер карты', 'ПИНФЛ', 'Сумма', 'Статус', 'Причина'];
const card = '8600120000000003';
const pinfl = '42203969949920';
const key = '01935d2e-0000-7000-8000-000000000001.1';

describe('a bank’s result file', () => {
  it('is read below its headings, wherever they stand', () => {
    expect(
      read(['АКБ Банк'], ['Реестр 1 от 18.11.2026', null], headings, [
        ...['8600 1200 0000 0003', pinfl, '100 000,50', 'Исполнено', ''],
      ]),
    ).toEqual({
      rows: [{ line: 4, cardNumber: card, pinfl, amount: 10_000_050, outcome: 'paid' }],
      unread: [],
    });
  });

  it('takes a register’s own headings in each language, with a column for the outcome', () => {
    for (const [cardHeading, sum, keyHeading, outcome] of [
      ['Karta raqami', 'Summa, soʻm', 'Toʻlov kodi', 'Natija'],
      ['Номер карты', 'Сумма, сум', 'Код платежа', 'Результат'],
      ['Карта рақами', 'Сумма, сўм', 'Тўлов коди', 'Натижа'],
    ] as const)
      expect(read([cardHeading, sum, keyHeading, outcome], [card, 5, key, 'OK'])).toEqual({
        rows: [{ line: 2, key, cardNumber: card, amount: 500, outcome: 'paid' }],
        unread: [],
      });
  });

  it.each([
    ...(['Зачислено', 'ОПЛАЧЕНО', 'toʻlandi', "To'landi", 'Ўтказилди', 'success', '+'] as const).map(
      (word) => [word, 'paid'] as const,
    ),
    ...(['Не зачислено', 'Отказ', 'rad etildi', 'Тўланмади', 'FAILED', '-'] as const).map(
      (word) => [word, 'unpaid'] as const,
    ),
  ])('knows %s as %s', (word, outcome) => {
    expect(read(headings, [card, null, 1, word, 'Karta yopilgan']).rows).toEqual([
      { line: 2, cardNumber: card, amount: 100, outcome, note: 'Karta yopilgan' },
    ]);
  });

  it('lists what it cannot read, and guesses at none of it', () => {
    const { rows, unread } = read(
      headings,
      [null, null, 100, 'OK', null],
      [8.6e15, null, 100, 'OK', null],
      [card, null, 'yuz', 'OK', null],
      [card, null, -5, 'OK', null],
      [card, null, 0, 'OK', null],
      [card, null, 100, 'В обработке', null],
      [card, null, 100, '', null],
      // Taken on is not paid.
      [card, null, 100, 'Accepted', null],
    );
    expect(rows).toEqual([]);
    expect(unread.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'nobody'],
      [3, 'digitsLost'],
      [4, 'amount'],
      [5, 'amount'],
      [6, 'amount'],
      [7, 'outcome'],
      [8, 'outcome'],
      [9, 'outcome'],
    ]);
  });

  it('takes a number of the bank’s own for no key', () => {
    const own = ['ID', 'Номер карты', 'Сумма', 'Статус'];
    expect(read(own, ['118', card, 1, 'OK'], [key.toUpperCase(), card, 1, 'OK']).rows).toEqual([
      { line: 2, cardNumber: card, amount: 100, outcome: 'paid' },
      { line: 3, key, cardNumber: card, amount: 100, outcome: 'paid' },
    ]);
  });

  it.each([
    [
      'of its row',
      [
        ['Номер карты', 'Сумма', 'Статус', 'Дата'],
        [card, 1, 'OK', '18.11.2026 14:05:33'],
      ],
    ],
    [
      'of its row, as a cell of dates',
      [
        ['Karta', 'Summa', 'Holat', 'Sana'],
        [card, 1, 'OK', '2026-11-18'],
      ],
    ],
    [
      'of the file',
      [
        ['Дата файла:', null, '18.11.2026'],
        ['Номер карты', 'Сумма', 'Статус'],
        [card, 1, 'OK'],
      ],
    ],
    ['of the file, in one cell', [['Sana: 18.11.2026'], ['Karta', 'Summa', 'Holat'], [card, 1, 'OK']]],
    [
      'of the file, where the row has none',
      [
        ['Дата', '18.11.2026'],
        ['Номер карты', 'Сумма', 'Статус', 'Дата'],
        [card, 1, 'OK', '31.02.2026'],
      ],
    ],
  ] as Array<[string, Cell[][]]>)('takes the day %s', (_, rows) => {
    expect(read(...rows).rows).toMatchObject([{ cardNumber: card, day: '2026-11-18' }]);
  });

  it('takes no other date of the file for its own', () => {
    const [row] = read(['Реестр 1 от 18.11.2026'], ['Номер карты', 'Сумма', 'Статус'], [card, 1, 'OK']).rows;
    expect(row).not.toHaveProperty('day');
  });

  it.each([
    ['noHeadings', [['Roʻyxat'], [card, 100, 'OK']]],
    [
      'noPayee',
      [
        ['Сумма', 'Статус'],
        [100, 'OK'],
      ],
    ],
    [
      'noAmount',
      [
        ['Номер карты', 'Статус'],
        [card, 'OK'],
      ],
    ],
    [
      'noOutcome',
      [
        ['Номер карты', 'Сумма'],
        [card, 100],
      ],
    ],
  ] as const)('says %s', (refusal, rows) => {
    expect(readResult(sheet(...rows.map((row) => [...row])))).toBe(refusal);
  });
});
