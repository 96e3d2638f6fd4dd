import type { Day } from '#domain/attendance/readDay.ts';
import { TIMESHEET_PAGE } from '#domain/attendance/timesheet.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { isEmployedOn, type Employment } from '#domain/employment.ts';
import type { Executor } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { dayOfRow, readMonthOfEach } from '../attendance/index.ts';
import { readPageAtWork, readEmployees } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { membershipsOf } from '../../organization/index.ts';
import { findOnTimesheet, type WhoseMonth } from './people.ts';
import { countVersionPeople, selectVersionDays, selectVersionPeople } from './sql/versions.ts';

/** The portion is small, so that the event loop is soon free again. */
const PEOPLE_AT_ONCE = 50;

export interface PersonDay {
  day: Day;
  /** The unit of the person on the day; null for none. */
  unitId: string | null;
}

export interface PersonDays {
  employeeId: string;
  fullName: string;
  employment: Employment;
  /** The days on which the person was employed. */
  days: PersonDay[];
}

export interface PeopleDays {
  people: PersonDays[];
  /** How many people the month has. */
  total: number;
}

type WhichMonth = Omit<WhoseMonth, 'unit'>;

/**
 * Reads the month of everybody on its timesheet in portions, ordered by name, so that the reader can give way in
 * between.
 */
export const readEverybodysDays = (db: Executor, which: WhichMonth): AsyncGenerator<PeopleDays> =>
  which.version === null
    ? readOpenDays(db, which)
    : readVersionDays(db, { ...which, version: which.version });

async function* readOpenDays(db: Executor, which: WhichMonth): AsyncGenerator<PeopleDays> {
  const { who, total } = await findOnTimesheet(db, { ...which, unit: undefined });
  await giveWay();
  // A person who is hired while the pages are read moves others to the next page.
  const seen = new Set<string>();
  for (let offset = 0; offset < total; offset += TIMESHEET_PAGE) {
    const page = { limit: TIMESHEET_PAGE, offset };
    const people = await readPageAtWork(db, who, 'everybody', page);
    const newPeople = people.filter(({ id }) => !seen.has(id));
    newPeople.forEach(({ id }) => seen.add(id));
    await giveWay();
    for (let from = 0; from < newPeople.length; from += PEOPLE_AT_ONCE) {
      const part = newPeople.slice(from, from + PEOPLE_AT_ONCE);
      yield { people: await readOpenPortion(db, which, part), total };
    }
  }
}

async function readOpenPortion(
  db: Executor,
  { organizationId, month, now }: WhichMonth,
  people: readonly { id: string; fullName: string }[],
): Promise<PersonDays[]> {
  const ids = people.map(({ id }) => id);
  const facts = await readEmployees(db, organizationId, ids);
  const { ruleOf } = await rulesOfPeople(db, organizationId, ids);
  const units = groupBy(await membershipsOf(db, organizationId, ids), ({ employeeId }) => employeeId);
  const daysOf = await readMonthOfEach(db, { organizationId, employees: [...facts.values()], month });
  return people.flatMap(({ id: employeeId, fullName }) => {
    const person = facts.get(employeeId);
    if (!person) return [];
    const { employment } = person;
    const own = units.get(employeeId) ?? [];
    const days = daysOf(employeeId, ruleOf, now)
      .filter((day) => isEmployedOn(employment, day.date))
      .map((day) => ({ day, unitId: versionOn(own, day.date)?.unitId ?? null }));
    return { employeeId, fullName, employment, days };
  });
}

async function* readVersionDays(
  db: Executor,
  { organizationId, month, version }: WhichMonth & { version: number },
): AsyncGenerator<PeopleDays> {
  const key = { organizationId, month, version };
  const total = await countVersionPeople(db, key, undefined);
  for (let offset = 0; offset < total; offset += PEOPLE_AT_ONCE) {
    const people = await selectVersionPeople(db, key, undefined, { limit: PEOPLE_AT_ONCE, offset });
    const ids = people.map(({ employeeId }) => employeeId);
    const rows = groupBy(await selectVersionDays(db, key, ids), ({ employeeId }) => employeeId);
    yield {
      people: people.map(({ employeeId, fullName }) => ({
        employeeId,
        fullName,
        // A closed day itself says whether the person was employed.
        employment: [{ from: `${month}-01`, to: null }],
        days: (rows.get(employeeId) ?? [])
          .filter(({ code }) => code !== 'notHired')
          .map((row) => ({ day: dayOfRow(row), unitId: row.unitId })),
      })),
      total,
    };
  }
}
