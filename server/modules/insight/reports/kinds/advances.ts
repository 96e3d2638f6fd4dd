import { companyDate } from '#domain/calendar/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import type { Database } from '../../../../database/database.ts';
import { giveWay } from '../../../../giveWay.ts';
import { inParts } from '../../../../sheets/parts.ts';
import { namesOf, readEmployees } from '../../../employees/records/index.ts';
import { unitsOfPeople } from '../../../organization/index.ts';
import { selectAdvancesByPerson } from '../../../money/requests/index.ts';
import { moneyOfMonth } from '../../../money/months/index.ts';
import type { AskedReport, ReportRows } from './asked.ts';
import { begunMonths, periodOf, unitToday } from './period.ts';

/** Small enough that the event loop is free again soon. */
const PEOPLE_AT_ONCE = 50;

export const advanceRows: ReportRows = async function* (db, asked) {
  const { organizationId, now } = asked;
  const all = await selectAdvancesByPerson(db, {
    organizationId,
    period: periodOf(asked),
    unit: unitToday(asked),
  });
  yield* inParts(all, PEOPLE_AT_ONCE, async (some) => {
    const ids = some.map(({ employeeId }) => employeeId);
    const names = await namesOf(db, organizationId, ids);
    const units = await unitsOfPeople(db, organizationId, ids, companyDate(now));
    const earnedBy = await readEarnedByPerson(db, asked, ids);
    return some.map(({ employeeId, requests, asked: wanted, refusals, paid, paidOn }) => {
      const earned = earnedBy.get(employeeId) ?? 0;
      return {
        employee: names.get(employeeId) ?? '',
        unit: units.get(employeeId)?.title ?? null,
        requests,
        asked: wanted / TIYIN_PER_SOM,
        refusals,
        paid: paid / TIYIN_PER_SOM,
        paidOn,
        earned: earned / TIYIN_PER_SOM,
        share: shareOf(paid, earned),
      };
    });
  });
};

/** Percent with two decimals; null of nothing. */
const shareOf = (paid: number, earned: number) =>
  earned > 0 ? Math.round((paid / earned) * 10_000) / 100 : null;

/** In all months of the report together. */
async function readEarnedByPerson(db: Database, asked: AskedReport, ids: readonly string[]) {
  const { organizationId, now } = asked;
  const people = [...(await readEmployees(db, organizationId, ids)).values()];
  const sums = new Map<string, number>();
  for (const month of begunMonths(asked)) {
    for (const [id, { earned }] of await moneyOfMonth(db, organizationId, people, month, now))
      sums.set(id, (sums.get(id) ?? 0) + earned);
    await giveWay();
  }
  return sums;
}
