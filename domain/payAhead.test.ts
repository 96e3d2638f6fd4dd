import { describe, expect, it } from 'vitest';
import type { PayPlan } from './dueRuns.ts';
import { tiyin } from './money.ts';
import { lastMonthOf, nextPaydayOf, type EndedMonth } from './payAhead.ts';

const plan = (salaryDay: number | null, advanceDay: string | null = null): PayPlan => ({
  settingsOn: () => ({ salaryDay, advanceDay }),
  kindOf: (date) => (date === '2026-12-05' ? 'dayOff' : 'working'),
});
const ended: EndedMonth = {
  ...{
    earned: tiyin(1000),
    netDifference: tiyin(0),
    carryOver: tiyin(0),
    paid: tiyin(0),
    underWay: tiyin(0),
  },
  ...{ additions: tiyin(0), deductions: tiyin(0), tax: tiyin(0), isClosed: true, isSettled: false },
};
const november = (change: Partial<EndedMonth>, today = '2026-12-01' as const, salaryDay: number | null = 5) =>
  lastMonthOf('2026-11', { ...ended, ...change }, today, plan(salaryDay));

describe('the last month', () => {
  it('is paid on the eve of its day, and only what was not paid before or given too much by other months', () => {
    expect(november({ paid: tiyin(300), carryOver: tiyin(200) })).toMatchObject({
      ...{ toCome: 500, state: 'closed' },
      payday: { named: '2026-12-05', paid: '2026-12-04', because: 'dayOff' },
    });
    expect(november({ carryOver: tiyin(-200) })).toMatchObject({ carryOver: 0, toCome: 1000 });
    expect(november({ paid: tiyin(1200) })).toMatchObject({ toCome: 0 });
    expect(november({ additions: tiyin(300), deductions: tiyin(50), tax: tiyin(156) })).toMatchObject({
      earned: 1000,
      toCome: 1094,
    });
    expect(november({ earned: tiyin(0), additions: tiyin(300) })).toMatchObject({ toCome: 300 });
    const byNet = november({ netDifference: tiyin(-200) });
    expect(byNet).toMatchObject({ earned: 1000, netDifference: -200, toCome: 800 });
  });

  it('is nothing once it is settled and paid, or where nothing was earned', () => {
    expect(november({ isSettled: true, paid: tiyin(1000) })).toBeNull();
    expect(november({ earned: tiyin(0) })).toBeNull();
    expect(november({ earned: tiyin(-5) })).toBeNull();
  });

  it('keeps its day until then; afterwards only while nobody has confirmed a salary', () => {
    const later = '2026-12-07' as never;
    expect(november({}, later)!.payday?.paid).toBe('2026-12-04');
    expect(november({ isSettled: true, underWay: tiyin(1000) })!.payday?.paid).toBe('2026-12-04');
    expect(november({ isSettled: true, underWay: tiyin(1000) }, later)!.payday).toBeNull();
    expect(november({}, undefined, null)!.payday).toBeNull();
  });

  it('is open, closed, on its way or left', () => {
    const stateOf = (change: Partial<EndedMonth>) => november(change)!.state;
    expect(stateOf({ isClosed: false })).toBe('open');
    expect(stateOf({ underWay: tiyin(10) })).toBe('closed');
    expect(stateOf({ isSettled: true, underWay: tiyin(10) })).toBe('underWay');
    expect(stateOf({ isSettled: true, isClosed: false })).toBe('open');
    expect(stateOf({ isSettled: true })).toBe('left');
  });

  it('whose salary day lies in it has that day, not the one of the next month', () => {
    expect(november({}, '2026-12-01', 25)!.payday?.paid).toBe('2026-11-25');
  });
});

describe('the next payday', () => {
  const never = () => false;
  it('is the first of this month or a later one', () => {
    expect(nextPaydayOf('2026-12-01', plan(5, '20'), never)).toMatchObject({
      kind: 'advance',
      paid: '2026-12-20',
    });
    expect(nextPaydayOf('2026-12-01', plan(5), never)).toMatchObject({ kind: 'salary', paid: '2027-01-05' });
    expect(nextPaydayOf('2026-12-01', plan(null), never)).toBeNull();
  });

  it('is not one that was confirmed before its day', () => {
    const confirmed = (kind: string, period: string) => kind === 'advance' && period === '2026-12';
    expect(nextPaydayOf('2026-12-20', plan(5, '20'), confirmed)).toMatchObject({ paid: '2027-01-05' });
  });
});
