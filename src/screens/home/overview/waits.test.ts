import { expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import type { MoneyOverview, NextPayDate, ToSettleCount } from '#src/actors/home/employerOverview.ts';
import { waitsOf, type Known } from './waits.ts';

const sum = (count = 0) => ({ count, amount: tiyin(count * 100_000) });
const nothing: Known = { toSettle: null, payDate: null, money: null, requests: null };
const requests = (count: number) => ({ totals: { inProcess: sum(count) } }) as Known['requests'];
const toSettle = (count: number) => ({ count, oldest: count ? '2026-11-02' : null }) as ToSettleCount;
const money = (
  waits: Partial<MoneyOverview['registers']> &
    Partial<Record<'byHand' | 'inDoubt' | 'failed' | 'returned', number>>,
) =>
  ({
    ...{
      failed: sum(waits.failed),
      returned: sum(waits.returned),
      sending: sum(3),
      inDoubt: sum(waits.inDoubt),
    },
    approved: sum((waits.byHand ?? 0) + (waits.toMake?.count ?? 0)),
    registers: { toMake: sum(), toHandOver: sum(), unanswered: sum(), ...waits },
  }) as MoneyOverview;
const payDate = (paid: string, more: Partial<NextPayDate> = {}) =>
  ({
    ...{ today: '2026-12-01', period: '2026-11', draftId: null, closing: null, cash: null },
    payDate: { kind: 'salary', paid, named: paid, because: null },
    ...more,
  }) as NextPayDate;
const shown = (known: Partial<Known>) =>
  waitsOf({ ...nothing, ...known }).map(({ kind, days, to }) => [kind, days, to]);

it('shows nothing that is settled', () => {
  expect(shown({})).toEqual([]);
  const settled = { toSettle: toSettle(0), requests: requests(0), money: money({}) };
  expect(shown({ ...settled, payDate: payDate('2026-12-09') })).toEqual([]);
  expect(shown({ payDate: { ...payDate('2026-12-09'), payDate: null } })).toEqual([]);
});

it('has what has a day first, the earliest before the others, and leads to where it is done', () => {
  const closing = { month: '2026-11', payDay: '2026-12-04' } as const;
  const known = {
    ...{ toSettle: toSettle(2), requests: requests(1) },
    payDate: payDate('2026-12-02', { closing }),
    money: money({
      byHand: 5,
      inDoubt: 1,
      failed: 1,
      returned: 1,
      toMake: sum(2),
      toHandOver: sum(1),
      unanswered: sum(4),
    }),
  };
  expect(shown(known)).toEqual([
    ['payDay', 1, '/payments/runs'],
    ['closing', 3, '/attendances/month?month=2026-11'],
    ['days', null, '/attendances/settle'],
    ['requests', null, '/requests?state=inProcess'],
    ['approved', null, '/requests?state=approved'],
    ['inDoubt', null, '/requests?state=inDoubt'],
    ['failed', null, '/requests?state=failed'],
    ['returned', null, '/requests?state=returned'],
    ['toMake', null, '/payments/registers'],
    ['toHandOver', null, '/payments/registers'],
    ['unanswered', null, '/payments/registers'],
  ]);
  const undated = payDate('2026-12-30', { closing: { month: '2026-11', payDay: null } });
  expect(shown({ payDate: undated })).toEqual([['closing', null, '/attendances/month?month=2026-11']]);
});

it('has a payday from a week before it, at any time once its run is drafted, and until the draft is confirmed', () => {
  expect(shown({ payDate: payDate('2026-12-08') })).toEqual([['payDay', 7, '/payments/runs']]);
  expect(shown({ payDate: payDate('2026-12-20', { draftId: 'run' }) })).toEqual([
    ['payDay', 19, '/payments/runs/run'],
  ]);
  expect(shown({ payDate: payDate('2026-11-29', { draftId: 'run' }) })).toEqual([
    ['payDay', -2, '/payments/runs/run'],
  ]);
});
