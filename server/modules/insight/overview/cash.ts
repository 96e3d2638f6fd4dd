import { addDays, daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import type { DatedRun } from '#domain/dueRuns.ts';
import { earnableByDay } from '#domain/earnable.ts';
import { taxOfMonth, taxRuleBy, type TaxedMonth } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { payRunAmount, type PayRunFacts } from '#domain/payRun.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { earnableFiguresOf } from '../analytics/index.ts';
import { readPayable, readRequested } from '../../money/months/index.ts';
import { selectChangedItems } from '../../money/runRecords/index.ts';

const nothing = tiyin(0);
const noLimits: readonly Tiyin[] = [];

/**
 * What a run would pay now, and at most, by day, if all remaining working days until its payment count. For a draft,
 * without excluded people, and at most the lowered amounts.
 */
export async function readCash(
  db: Executor,
  organizationId: string,
  { kind, period, paid: payDay }: DatedRun,
  {
    draftId,
    today,
    settingsOn,
  }: { draftId: string | null; today: CompanyDate; settingsOn: (date: CompanyDate) => PaySettings },
): Promise<components['schemas']['CashRange']> {
  const [rows, requestedOf, changed] = await Promise.all([
    earnableFiguresOf(db, organizationId, period, kind),
    readRequested(db, organizationId, null, period),
    draftId === null ? [] : selectChangedItems(db, organizationId, draftId),
  ]);
  const mostOf = new Map(
    changed.map(({ employeeId, amount, excluded }) => [employeeId, excluded ? tiyin(0) : amount]),
  );
  // One object for everybody: for thousands of people and a month of days, separate objects cost more than the sums.
  const facts: PayRunFacts & TaxedMonth = {
    netDifference: nothing,
    additions: nothing,
    deductions: nothing,
    tax: nothing,
    taxRule: taxRuleBy(settingsOn, period),
    netBase: null,
    taxedAdjustments: nothing,
    earned: nothing,
    adjustments: nothing,
    carryOver: nothing,
    reserved: nothing,
    paid: nothing,
    share: null,
    limits: noLimits,
  };
  const payable = await readPayable(db, organizationId, period, kind === 'salary' ? rows : [], {
    requestedOf,
    settingsOn,
  });
  const given = (earned: Tiyin, most: number): number => {
    facts.earned = earned;
    facts.tax = taxOfMonth(facts);
    return Math.min(payRunAmount(kind, facts), most);
  };
  const dates = daysOfMonth(period).filter((date) => date >= today && date <= addDays(payDay, -1));
  const byDay = earnableByDay(dates);
  const sums = { now: 0, most: 0, byDay: dates.map(() => 0) };
  for (const { employeeId, leftDays, advanceMost, ...byDays } of rows) {
    // Days to come add nothing to a net amount.
    const earned = payable(employeeId, byDays.earned);
    const earnable = payable(employeeId, byDays.earnable);
    const { carryOver, reserved, undecided, paid, additions, deductions, netBase } = requestedOf(employeeId);
    facts.netBase = netBase;
    facts.additions = kind === 'salary' ? additions : nothing;
    facts.deductions = deductions;
    facts.carryOver = carryOver;
    facts.paid = paid;
    // A salary includes undecided requests.
    facts.reserved = kind === 'salary' ? tiyin(reserved - undecided) : reserved;
    facts.share = advanceMost ?? null;
    const most = mostOf.get(employeeId) ?? Infinity;
    const now = given(earned, most);
    sums.now += now;
    sums.most += given(earnable, most);
    let before = earned;
    let amount = now;
    const byThen = byDay({ earned, earnable, leftDays });
    for (let place = 0; place < byThen.length; place += 1) {
      // Nothing is added on a day off.
      if (byThen[place] !== before) {
        before = byThen[place]!;
        amount = given(before, most);
      }
      sums.byDay[place]! += amount;
    }
  }
  return {
    now: tiyin(sums.now),
    most: tiyin(sums.most),
    days: dates.map((date, place) => ({ date, most: tiyin(sums.byDay[place]!) })),
  };
}
