import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiyin } from '../money.ts';
import { matchResult, type HandedOver } from './matchResult.ts';
import type { ResultRow } from './readResult.ts';

const cards = ['8600120000000003', '9860120000000006'] as const;
const pinfls = ['42203969949920', '31203956789018'] as const;
const payment = (n: number, more: Partial<HandedOver> = {}): HandedOver => ({
  ...{ requestId: `r${n}`, key: `k${n}`, cardNumber: cards[0], pinfl: pinfls[0] },
  ...{ amount: tiyin(100), end: 'open' },
  ...more,
});
const row = (more: Partial<ResultRow>): ResultRow => ({
  ...{ line: 1, amount: tiyin(100), outcome: 'paid' },
  ...more,
});
const match = (rows: ResultRow[], payments: HandedOver[]) => {
  const { rows: matched, missing } = matchResult(rows, payments);
  return [
    matched.map(({ match: found, payment: of }) => [found, of?.requestId ?? null]),
    missing.map(({ requestId }) => requestId),
  ];
};

describe('rows of a bank and payments of a register', () => {
  it('are matched by key, else by card and amount, else by PINFL and amount', () => {
    const payments = [
      payment(1),
      payment(2, { cardNumber: cards[1] }),
      payment(3, { pinfl: pinfls[1], cardNumber: cards[1], amount: tiyin(300) }),
      payment(4),
    ];
    const rows = [
      row({ pinfl: pinfls[1], amount: tiyin(300) }),
      row({ cardNumber: cards[1] }),
      row({ key: 'k1' }),
    ];
    expect(match(rows, payments)).toEqual([
      [
        ['settles', 'r3'],
        ['settles', 'r2'],
        ['settles', 'r1'],
      ],
      ['r4'],
    ]);
  });

  it('are as many as there are: of equal payments each is settled once, and a row too many is surplus', () => {
    const rows = [
      row({ cardNumber: cards[0] }),
      row({ cardNumber: cards[0] }),
      row({ cardNumber: cards[0] }),
    ];
    expect(match(rows, [payment(1), payment(2)])).toEqual([
      [
        ['settles', 'r1'],
        ['settles', 'r2'],
        ['surplus', null],
      ],
      [],
    ]);
  });

  it('a key of another register is not looked for by its card', () => {
    expect(match([row({ key: 'other', cardNumber: cards[0] })], [payment(1)])).toEqual([
      [['unmatched', null]],
      ['r1'],
    ]);
  });

  it('a known key with another amount settles nothing', () => {
    expect(match([row({ key: 'k1', amount: tiyin(101) })], [payment(1)])).toEqual([
      [['otherAmount', 'r1']],
      ['r1'],
    ]);
  });

  it.each([
    ['otherCard', { key: 'k1', cardNumber: cards[1] }],
    ['otherPerson', { key: 'k1', pinfl: pinfls[1] }],
    ['otherPerson', { cardNumber: cards[0], pinfl: pinfls[1] }],
    ['otherCard', { pinfl: pinfls[0], cardNumber: '8600120000000011' }],
  ] as const)('%s: a row that names one payment and speaks of another settles neither', (word, more) => {
    const payments = [payment(1), payment(2, { cardNumber: cards[1], pinfl: pinfls[1] })];
    expect(match([row(more)], payments)).toEqual([[[word, 'r1']], ['r1', 'r2']]);
  });

  it('a register without card or PINFL contradicts no row', () => {
    const bare = payment(1, { cardNumber: '', pinfl: '' });
    expect(match([row({ key: 'k1', cardNumber: cards[1], pinfl: pinfls[1] })], [bare])).toEqual([
      [['settles', 'r1']],
      [],
    ]);
  });

  it.each([
    ['paidLate', 'unpaid', { key: 'k1' }],
    ['settledBefore', 'unpaid', { key: 'k1', outcome: 'unpaid' }],
    ['settledBefore', 'unpaid', { cardNumber: cards[0] }],
    // It was paid, as the row says, and came back.
    ['settledBefore', 'returned', { key: 'k1' }],
  ] as const)('%s: of a payment that ended %s', (word, end, more) => {
    expect(match([row(more)], [payment(1, { end })])).toEqual([[[word, 'r1']], []]);
  });

  it('rows that contradict each other settle nothing', () => {
    const rows = [row({ key: 'k1' }), row({ key: 'k1', outcome: 'unpaid' })];
    expect(match(rows, [payment(1)])).toEqual([
      [
        ['contradicts', null],
        ['contradicts', null],
      ],
      ['r1'],
    ]);
  });

  it('what was said before is said again, and the open one gets the other answer', () => {
    const payments = [payment(1, { end: 'paid' }), payment(2)];
    const rows = [row({ cardNumber: cards[0], outcome: 'unpaid' }), row({ cardNumber: cards[0] })];
    expect(match(rows, payments)).toEqual([
      [
        ['settles', 'r2'],
        ['settledBefore', 'r1'],
      ],
      [],
    ]);
  });

  it('whatever a file says, a payment is settled once, for its own amount, and every open one is settled or missing', () => {
    const end = fc.constantFrom<HandedOver['end']>('open', 'paid', 'unpaid', 'returned');
    const amount = fc.constantFrom(tiyin(100), tiyin(200));
    const anyPayments = fc
      .array(
        fc.record({ cardNumber: fc.constantFrom(...cards), pinfl: fc.constantFrom(...pinfls), amount, end }),
        {
          maxLength: 6,
        },
      )
      .map((all) => all.map((one, n) => payment(n, one)));
    const anyRow = fc
      .record(
        {
          key: fc.constantFrom('k0', 'k1', 'k2', 'other'),
          cardNumber: fc.constantFrom(...cards),
          pinfl: fc.constantFrom(...pinfls),
          amount,
          outcome: fc.constantFrom('paid' as const, 'unpaid' as const),
        },
        { requiredKeys: ['amount', 'outcome'] },
      )
      .map((one) => row(one));
    fc.assert(
      fc.property(anyPayments, fc.array(anyRow, { maxLength: 8 }), (payments, rows) => {
        const { rows: matched, missing } = matchResult(rows, payments);
        expect(matched.map((one) => one.row)).toEqual(rows);
        const settled = matched.filter((one) => one.match === 'settles');
        expect(new Set(settled.map((one) => one.payment)).size).toBe(settled.length);
        for (const one of settled) {
          expect(one.payment?.end).toBe('open');
          expect(one.payment?.amount).toBe(one.row.amount);
          if (one.row.key) expect(one.payment?.key).toBe(one.row.key);
          if (one.row.cardNumber) expect(one.payment?.cardNumber).toBe(one.row.cardNumber);
          if (one.row.pinfl) expect(one.payment?.pinfl).toBe(one.row.pinfl);
        }
        const open = payments.filter((one) => one.end === 'open');
        expect(settled.length + missing.length).toBe(open.length);
      }),
    );
  });
});
