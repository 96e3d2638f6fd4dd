import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Database } from '../../../../database/database.ts';
import { giveWay } from '../../../../giveWay.ts';
import type { Part } from '../../../../sheets/parts.ts';
import { closedVersionOf } from '../../../time/attendance/index.ts';
import { unitTitlesOf } from '../../../organization/index.ts';
import { readEverybodysDays, type PersonDay, type PersonDays } from '../../../time/timesheet/index.ts';
import type { AskedReport } from './asked.ts';
import { begunMonths } from './period.ts';

/** Of one person. */
export interface FoundDay {
  employeeId: string;
  employee: string;
  /** The title of the unit of the day. */
  unit: string | null;
  day: PersonDay['day'];
}

/** Everybody's days until today, month by month, ordered by name and date; of closed months, the stored days. */
export async function* readFoundDays(db: Database, asked: AskedReport): AsyncGenerator<Part<FoundDay>> {
  const months = begunMonths(asked);
  const units = await unitTitlesOf(db, asked.organizationId);
  const titles = new Map(units.map(({ id, title }) => [id, title]));
  for (const [place, month] of months.entries())
    for await (const { rows, done } of peopleOfMonth(db, asked, month)) {
      const days = rows.flatMap((person) => daysOf(person, asked, titles));
      yield { rows: days, done: (place + done) / months.length };
      await giveWay();
    }
}

async function* peopleOfMonth(
  db: Database,
  { organizationId, now }: AskedReport,
  month: CompanyMonth,
): AsyncGenerator<Part<PersonDays>> {
  const version = await closedVersionOf(db, organizationId, month);
  let read = 0;
  for await (const { people, total } of readEverybodysDays(db, { organizationId, month, version, now })) {
    read += people.length;
    yield { rows: people, done: Math.min(1, read / total) };
  }
}

function daysOf(
  { employeeId, fullName, days }: PersonDays,
  { unit, now }: AskedReport,
  titles: ReadonlyMap<string, string>,
): FoundDay[] {
  const today = companyDate(now);
  return days
    .filter(({ day, unitId }) => day.date <= today && (unit === undefined || unit === (unitId ?? 'none')))
    .map(({ day, unitId }) => ({
      employeeId,
      employee: fullName,
      day,
      unit: unitId === null ? null : (titles.get(unitId) ?? null),
    }));
}
