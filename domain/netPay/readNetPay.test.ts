import { describe, expect, it } from 'vitest';
import type { Cell } from '../import/cell.ts';
import { readNetPay } from './readNetPay.ts';

const [one, other] = ['31409923640017', '32705851720023'];
const read = (...rows: Cell[][]) => readNetPay(rows.map((cells, place) => ({ number: place + 1, cells })));

describe('a file of net amounts', () => {
  it('is read below its headings, whatever else it has', () => {
    expect(
      read(
        ['Ведомость за октябрь'],
        ['ФИО', 'ПИНФЛ', 'Сумма', 'К выплате, сум'],
        ['Rahimov', one, '5 000 000', '4 400 000,50'],
        ['Aliyeva', `'${other}`, 0, 0],
      ),
    ).toEqual({
      column: 'К выплате, сум',
      rows: [
        { line: 3, pinfl: one, net: 440_000_050 },
        { line: 4, pinfl: other, net: 0 },
      ],
      unread: [],
    });
  });

  it('may call the amount by a word of its own, or just an amount', () => {
    for (const heading of [
      ...['Summa', 'Qoʻlga tegadigan summa (soʻm)', "To'lanishi kerak, so'm", 'На руки', 'Net pay'],
      ...['Итого к выплате', 'К перечислению (сум)', 'Сумма, сум'],
    ])
      expect(read(['JShShIR', heading], [one, 100])).toEqual({
        column: heading,
        rows: [{ line: 2, pinfl: one, net: 10_000 }],
        unread: [],
      });
  });

  it('lists rows that cannot be read, and guesses at none', () => {
    expect(
      read(
        ['PINFL', 'Net'],
        [one, '-5'],
        [3.2e13 + 0.5, 100],
        ['Jami', 500],
        [one, 100],
        [other, 'besh'],
        [null, 7],
      ),
    ).toEqual({
      column: 'Net',
      rows: [],
      unread: [
        { line: 2, problem: 'amount', text: `${one} · -5` },
        { line: 3, problem: 'digitsLost', text: '32000000000000.5' },
        { line: 4, problem: 'notPinfl', text: 'Jami · 500' },
        { line: 6, problem: 'amount', text: `${other} · besh` },
        { line: 7, problem: 'nobody', text: '7' },
        { line: 5, problem: 'twice', text: one, net: 10_000 },
      ],
    });
  });

  it.each([
    ['noHeadings', ['Salom', 'dunyo']],
    ['noPayee', ['Summa', 'Holati', 'Net']],
    ['noHeadings', ['PINFL', 'Karta']],
    // Which of them is the net is not guessed at, and thousands are no so'm.
    ['twoAmounts', ['PINFL', 'К выплате, начислено', 'К выплате']],
    ['twoAmounts', ['PINFL', 'Summa', 'Amount']],
    ['otherUnit', ['PINFL', 'Сумма', 'К выдаче, тыс. сум']],
    ['otherUnit', ['PINFL', 'Net, USD']],
  ])('is refused as %s', (refusal, headings) => {
    expect(read(headings, [one, 100])).toBe(refusal);
  });
});
