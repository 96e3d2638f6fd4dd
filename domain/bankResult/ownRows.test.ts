import { describe, expect, it } from 'vitest';
import type { CompanyDate } from '../calendar/date.ts';
import { tiyin } from '../money.ts';
import { matchResult, type HandedOver } from './matchResult.ts';
import { ownRows, type Older } from './ownRows.ts';
import type { ResultRow } from './readResult.ts';

const cards = ['8600120000000003', '9860120000000006'] as const;
const payment = (n: 0 | 1, more: Partial<HandedOver> = {}): HandedOver => ({
  ...{ requestId: `r${n}`, key: `k${n}`, cardNumber: cards[n], pinfl: `4220396994992${n}` },
  ...{ amount: tiyin(100), end: 'open' },
  ...more,
});
const row = (n: 0 | 1, more: Partial<ResultRow> = {}): ResultRow => ({
  ...{ line: n + 1, cardNumber: cards[n], amount: tiyin(100), outcome: 'paid' },
  ...more,
});
const madeOn: CompanyDate = '2026-11-18';
const own = [payment(0), payment(1)];
const before = (...ends: HandedOver['end'][]) =>
  ends.map((end, n) => payment(n as 0 | 1, { requestId: `e${n}`, key: `e${n}`, end }));
const judged = (rows: ResultRow[], older: Partial<Older>) => {
  const matched = ownRows(matchResult(rows, own), { madeOn, isApplied: false, earlier: [], ...older });
  return [matched.rows.map(({ match }) => match), matched.missing.map(({ requestId }) => requestId)];
};
const both = [row(0), row(1)];

describe('rows without keys', () => {
  it('settle nothing when all of them fit what earlier registers had', () => {
    const all = [
      ['settledEarlier', 'settledEarlier'],
      ['r0', 'r1'],
    ];
    expect(judged(both, { earlier: before('paid', 'paid') })).toEqual(all);
    expect(judged(both, { earlier: before('paid', 'returned') })).toEqual(all);
    const onItsDay = both.map((one) => ({ ...one, day: madeOn }));
    expect(judged(onItsDay, { earlier: before('paid', 'paid') })).toEqual(all);
  });

  it.each([
    ['one of them is new', before('paid')],
    ['one was refused earlier', before('paid', 'unpaid')],
  ])('settle when %s', (_, earlier) => {
    expect(judged(both, { earlier })).toEqual([['settles', 'settles'], []]);
  });

  it('settle when there are more of them than earlier registers had', () => {
    const twice = [payment(0), payment(0, { requestId: 'r2', key: 'k2' })];
    const matched = ownRows(matchResult([row(0), row(0)], twice), {
      ...{ madeOn, isApplied: false, earlier: before('paid') },
    });
    expect(matched.rows.map(({ match }) => match)).toEqual(['settles', 'settles']);
  });

  it('settle when their day is after the register’s, and nothing when it is before', () => {
    const earlier = before('paid', 'paid');
    expect(judged([row(0, { day: '2026-11-19' })], { earlier })).toEqual([['settles'], ['r1']]);
    expect(judged([row(0, { day: '2026-11-17' })], {})).toEqual([['beforeRegister'], ['r1', 'r0']]);
  });

  it('settle nothing when the same rows were applied to another register, whatever their day', () => {
    expect(judged([row(0, { day: '2026-11-19' })], { isApplied: true })).toEqual([
      ['settledEarlier'],
      ['r1', 'r0'],
    ]);
  });

  it('a key names this register’s payment, however old the file seems', () => {
    const keyed = row(0, { key: 'k0', day: '2026-11-01' });
    expect(judged([keyed], { isApplied: true, earlier: before('paid') })).toEqual([['settles'], ['r1']]);
  });
});
