import { companyDate, daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { nextRuns } from '#domain/dueRuns.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { PayKind } from '#domain/payRun.ts';
import type { Executor } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { readEmployees } from '../../employees/records/index.ts';
import { payPlanOf, unitsOfPeople } from '../../organization/index.ts';
import { readEarned, type Earned } from '../../money/months/index.ts';
import { readEarners } from '../../time/timesheet/index.ts';

/** Few enough that the event loop is not blocked for long. */
const PEOPLE_AT_ONCE = 50;

interface WhoseMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Epoch ms. */
  now: number;
  isStopping: () => boolean;
}

/**
 * A person's earnings, with the unit at the end of the month (until then, the current one), and the amount that depends
 * on waiting decisions.
 */
type EarnedInUnit = Earned & { unitId: string | null; atStake: Tiyin };

/**
 * Everybody's earnings in the month, and what they may still earn before it is paid; undefined when the server stops
 * meanwhile.
 */
export async function countEarned(
  db: Executor,
  { organizationId, month, now, isStopping }: WhoseMonth,
  stakes: ReadonlyMap<string, Tiyin>,
): Promise<EarnedInUnit[] | undefined> {
  const today = companyDate(now);
  const runs = nextRuns(today, await payPlanOf(db, organizationId));
  const dayOf = (kind: PayKind) =>
    runs.find((run) => run.kind === kind && run.period === month)?.paid ?? null;
  const which = {
    organizationId,
    period: month,
    today,
    now,
    advanceOn: dayOf('advance'),
    salaryOn: dayOf('salary'),
  };
  const people = await readEarners(db, { organizationId, month, now });
  const last = daysOfMonth(month).at(-1)!;
  const earned: EarnedInUnit[] = [];
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const ids = people.slice(from, from + PEOPLE_AT_ONCE);
    const facts = await readEmployees(db, organizationId, ids);
    const units = await unitsOfPeople(db, organizationId, ids, last < today ? last : today);
    for (const one of await readEarned(db, which, [...facts.values()]))
      earned.push({
        ...one,
        unitId: units.get(one.employeeId)?.id ?? null,
        atStake: stakes.get(one.employeeId) ?? tiyin(0),
      });
    await giveWay();
    if (isStopping()) return undefined;
  }
  return earned;
}
