import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { nextRuns } from '#domain/dueRuns.ts';
import type { PayRunKind } from '#domain/payRun.ts';
import type { Executor } from '../../database/database.ts';
import { giveWay } from '../../giveWay.ts';
import { readEmployees } from '../employees/index.ts';
import { payPlanOf } from '../organization/index.ts';
import { earnedByPeople, type Earned } from '../payments/index.ts';
import { atWorkIn } from '../timesheet/index.ts';

/** Few enough that the event loop is let go soon. */
const PEOPLE_AT_ONCE = 50;

interface WhoseMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Epoch ms. */
  now: number;
  isStopping: () => boolean;
}

/** What everybody's month has earned, and may still earn before it is paid; undefined when the server stops meanwhile. */
export async function countEarned(
  db: Executor,
  { organizationId, month, now, isStopping }: WhoseMonth,
): Promise<Earned[] | undefined> {
  const today = companyDate(now);
  const runs = nextRuns(today, await payPlanOf(db, organizationId));
  const dayOf = (kind: PayRunKind) =>
    runs.find((run) => run.kind === kind && run.period === month)?.paid ?? null;
  const which = {
    ...{ organizationId, period: month, today, now },
    ...{ advanceOn: dayOf('advance'), salaryOn: dayOf('salary') },
  };
  const people = await atWorkIn(db, { organizationId, month, now });
  const earned: Earned[] = [];
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const facts = await readEmployees(db, organizationId, people.slice(from, from + PEOPLE_AT_ONCE));
    earned.push(...(await earnedByPeople(db, which, [...facts.values()])));
    await giveWay();
    if (isStopping()) return undefined;
  }
  return earned;
}
