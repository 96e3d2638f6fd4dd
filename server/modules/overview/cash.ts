import { addDays, daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import type { DatedRun } from '#domain/dueRuns.ts';
import { earnableByDay } from '#domain/earnable.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { payRunAmount, type PayRunFacts } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { earnedFiguresOf } from '../analytics/index.ts';
import { readRequested } from '../payments/index.ts';
import { changedItemsOf } from '../runs/index.ts';

const nothing = tiyin(0);
const noLimits: readonly Tiyin[] = [];

/**
 * What a run would give now, and at most if all working days count that are left until it is paid, by day. Of a draft, without whom it
 * leaves out, and no more than it gives those whose amount was lowered.
 */
export async function cashFor(
  db: Executor,
  organizationId: string,
  { kind, period, paid: payDay }: DatedRun,
  { draftId, today }: { draftId: string | null; today: CompanyDate },
): Promise<components['schemas']['CashRange']> {
  const rows = await earnedFiguresOf(db, organizationId, period);
  const requestedOf = await readRequested(db, organizationId, null, period);
  const changed = draftId === null ? [] : await changedItemsOf(db, organizationId, draftId);
  const mostOf = new Map(
    changed.map(({ employeeId, amount, excluded }) => [employeeId, excluded ? tiyin(0) : amount]),
  );
  const giver = ({ employeeId, advanceMost }: (typeof rows)[number]) => {
    const { carryOver, reserved, undecided, paid } = requestedOf(employeeId);
    const lowered = mostOf.get(employeeId) ?? Infinity;
    const facts: PayRunFacts = {
      ...{ earned: nothing, adjustments: nothing, carryOver, paid, share: advanceMost, limits: noLimits },
      // A salary has what was asked for and not decided.
      reserved: kind === 'salary' ? tiyin(reserved - undecided) : reserved,
    };
    return (earned: Tiyin): number => {
      facts.earned = earned;
      return Math.min(payRunAmount(kind, facts), lowered);
    };
  };
  const dates = daysOfMonth(period).filter((date) => date >= today && date <= addDays(payDay, -1));
  const byDay = earnableByDay(dates);
  const sums = { now: 0, most: 0, byDay: dates.map(() => 0) };
  for (const row of rows) {
    const { earned, leftDays } = row;
    const earnable = kind === 'salary' ? row.earnable : row.earnableByAdvance;
    const given = giver(row);
    const now = given(earned);
    sums.now += now;
    sums.most += given(earnable);
    let [before, amount] = [earned, now];
    for (const [place, byThen] of byDay({ earned, earnable, leftDays }).entries()) {
      // Nothing is added on a day off.
      if (byThen !== before) [before, amount] = [byThen, given(byThen)];
      sums.byDay[place]! += amount;
    }
  }
  return {
    now: tiyin(sums.now),
    most: tiyin(sums.most),
    days: dates.map((date, place) => ({ date, most: tiyin(sums.byDay[place]!) })),
  };
}
