import type { Day } from '#domain/attendance/readDay.ts';
import { TIMESHEET_PAGE, type Employed } from '#domain/attendance/timesheet.ts';
import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Executor } from '../../database/database.ts';
import { giveWay } from '../../giveWay.ts';
import { dayOfRow, readMonthOfEach } from '../attendance/index.ts';
import { leftOnOf, pageAtWork, readEmployees } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { membershipsOf, rulesOfPeople } from '../schedules/index.ts';
import { onTimesheet } from '../timesheet/index.ts';
import { selectWrittenDays } from './sql/writtenDays.ts';

/** Few enough that the event loop is let go soon. */
const PEOPLE_AT_ONCE = 50;

export interface PersonDay {
  day: Day;
  /** In which the person was on the day. */
  unitId: string | null;
  employed: Employed;
}

interface WhichMonth {
  organizationId: string;
  month: CompanyMonth;
  /** Of a closed month; null for the days as they are now. */
  version: number | null;
  /** Epoch ms. */
  now: number;
}

/** The month of everybody on its timesheet, some people at a time, for the reader to give way between them. */
export const daysOfEverybody = (db: Executor, which: WhichMonth): AsyncGenerator<PersonDay[]> =>
  which.version === null ? openDays(db, which) : writtenDays(db, { ...which, version: which.version });

async function* openDays(db: Executor, { organizationId, month, now }: WhichMonth) {
  const { who, total } = await onTimesheet(db, {
    organizationId,
    month,
    unit: undefined,
    version: null,
    now,
  });
  await giveWay();
  // Whoever is hired while the pages are read moves others to the next page.
  const seen = new Set<string>();
  for (let offset = 0; offset < total; offset += TIMESHEET_PAGE) {
    const page = { limit: TIMESHEET_PAGE, offset };
    const people = await pageAtWork(db, who, { ids: who.punched, others: true }, page);
    const ids = people.map(({ id }) => id).filter((id) => !seen.has(id));
    ids.forEach((id) => seen.add(id));
    await giveWay();
    for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
      const part = ids.slice(from, from + PEOPLE_AT_ONCE);
      yield await openDaysOf(db, { organizationId, month, now }, part);
    }
  }
}

async function openDaysOf(
  db: Executor,
  { organizationId, month, now }: Omit<WhichMonth, 'version'>,
  ids: readonly string[],
): Promise<PersonDay[]> {
  const facts = await readEmployees(db, organizationId, ids);
  const { ruleOf } = await rulesOfPeople(db, organizationId, ids);
  const leftOn = await leftOnOf(db, organizationId, [...facts.values()]);
  const units = groupBy(await membershipsOf(db, organizationId, ids), ({ employeeId }) => employeeId);
  const daysOf = await readMonthOfEach(db, { organizationId, employees: [...facts.values()], month });
  return [...facts.values()].flatMap(({ id, registeredAt }) => {
    const employed = { from: companyDate(registeredAt.getTime()), to: leftOn.get(id) };
    const own = units.get(id) ?? [];
    return daysOf(id, ruleOf, now).map((day) => ({
      ...{ day, employed },
      unitId: versionOn(own, day.date)?.unitId ?? null,
    }));
  });
}

async function* writtenDays(db: Executor, which: WhichMonth & { version: number }) {
  for (let after: string | null = null; ;) {
    const rows = await selectWrittenDays(db, which, { after, limit: PEOPLE_AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    after = last.employeeId;
    // Whether somebody was employed on the day was written down with it.
    yield rows
      .filter(({ code }) => code !== 'notHired')
      .map((row) => ({ day: dayOfRow(row), unitId: row.unitId, employed: { from: row.date } }));
  }
}
