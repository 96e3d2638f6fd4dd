import {
  decreeDays,
  withEdits,
  withUnstoredYears,
  yearByLaw,
  yearTotals,
  type CalendarEdit,
} from '#domain/calendar/companyYear.ts';
import { planner, type CompanyRules } from '#domain/attendance/rules.ts';
import {
  calendarOf,
  companyDate,
  dayKind,
  decreeOf,
  type CalendarDay,
  type CalendarException,
  type CompanyDate,
  type DayKind,
} from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { payDates } from '#domain/payDates.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { conflict, validationFailed } from '../../http/problem.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { readFoundingDay, refuseClosedDates } from './periods.ts';
import {
  deleteOwnDays,
  insertCalendarDays,
  insertCalendarYears,
  selectCalendarDays,
  selectCalendarYear,
  updateCalendarYear,
} from './sql/calendar.ts';
import { lockOrganization, selectClosedMonths } from './sql/periods.ts';
import { selectAllPaySettings, selectWorkSettings } from './sql/settings.ts';

type CalendarYear = components['schemas']['CalendarYear'];
export interface CalendarChange {
  acceptDecree: boolean;
  days: readonly CalendarEdit[];
}

const isIn = (year: number) => (day: { date: CompanyDate }) => day.date.startsWith(`${year}-`);

/** The stored year; without stored days, the year by law as version 0. */
async function readStoredYear(db: Executor, organizationId: string, year: number) {
  const head = await selectCalendarYear(db, organizationId, year);
  const all = await selectCalendarDays(db, organizationId);
  const days = head ? all : [...all, ...yearByLaw(year)];
  return { decree: head?.decree ?? null, version: head?.version ?? 0, all, days };
}

/** The payments of the year; the first of them counts its days from the last one of the year before. */
export function yearPayDates(
  year: number,
  pay: Awaited<ReturnType<typeof selectAllPaySettings>>,
  rules: CompanyRules,
) {
  const { dayRule } = planner(rules);
  return payDates(
    `${year - 1}-12-01` as CompanyDate,
    (date) => versionOn(pay, date)!,
    (date) => dayRule(null, date).kind,
    14,
  ).filter(({ paid }) => paid.startsWith(`${year}-`));
}

/** A year as it stands at `now` (epoch ms). */
export async function readCalendar(
  db: Executor,
  organizationId: string,
  year: number,
  now: number,
): Promise<CalendarYear> {
  const { decree, version, days } = await readStoredYear(db, organizationId, year);
  const known = decreeOf(year)?.number ?? null;
  const settings = await selectWorkSettings(db, organizationId);
  const pay = await selectAllPaySettings(db, organizationId);
  const closed = await selectClosedMonths(db, organizationId);
  const earliest = await readFoundingDay(db, organizationId);
  const first = `${year}-01-01` as CompanyDate;
  const begins = settings.filter(({ validFrom }) => validFrom > first && validFrom.startsWith(`${year}-`));
  return {
    year,
    version,
    today: companyDate(now),
    earliest,
    closedMonths: closed.filter((month) => month.startsWith(`${year}-`)),
    weeks: [{ ...versionOn(settings, first)!, validFrom: first }, ...begins].map(
      ({ validFrom, daysOff }) => ({
        validFrom,
        daysOff,
      }),
    ),
    decree,
    waitingDecree: decree === null ? known : null,
    days: days.filter(isIn(year)).sort((a, b) => (a.date < b.date ? -1 : 1)),
    ...yearTotals(withUnstoredYears(days), year),
    payDates: yearPayDates(year, pay, { settings, schedules: new Map(), days }).filter(
      ({ paid }) => paid >= earliest,
    ),
  };
}

/** Throws 400 for a date of another year, one named twice, and one before the company's first month. */
function refuseWrongDates(year: number, days: readonly CalendarEdit[], earliest: CompanyDate): void {
  const errors = days.flatMap((day, index) => {
    const pointer = `/days/${index}/date`;
    if (!isIn(year)(day)) return [{ pointer, code: 'otherYear' }];
    if (day.date < earliest) return [{ pointer, code: 'beforeCompany' }];
    return days.findIndex(({ date }) => date === day.date) < index
      ? [{ pointer, code: 'duplicateInList' }]
      : [];
  });
  if (errors.length) throw validationFailed(errors);
}

/**
 * The company's calendar days after the change, for previewing and saving. Throws 400 otherYear, beforeCompany and
 * duplicateInList, 409 noDecree where none is known or it is accepted already.
 */
export async function applyCalendarChange(
  db: Executor,
  organizationId: string,
  year: number,
  { acceptDecree, days }: CalendarChange,
): Promise<CalendarDay[]> {
  refuseWrongDates(year, days, await readFoundingDay(db, organizationId));
  const stored = await readStoredYear(db, organizationId, year);
  const decree = acceptDecree ? decreeDays(year) : [];
  if (acceptDecree && (stored.decree !== null || !decree.length)) throw conflict('noDecree');
  return withEdits(stored.days, days, decree);
}

/** Throws 422 periodClosed at each date of a closed month. The caller holds the company’s lock, or saves nothing. */
export const refuseClosedDays = (
  db: Executor,
  organizationId: string,
  year: number,
  { acceptDecree, days }: CalendarChange,
): Promise<void> =>
  refuseClosedDates(db, organizationId, [
    ...days.map(({ date }, index) => ({ date, pointer: `/days/${index}/date` })),
    ...(acceptDecree ? decreeDays(year).map(({ date }) => ({ date, pointer: '/acceptDecree' })) : []),
  ]);

/** Throws as `applyCalendarChange`, 409 changedMeanwhile with the current year, and 422 periodClosed. */
export async function saveCalendar(
  tx: Tx,
  author: Author,
  year: number,
  { version, ...change }: CalendarChange & { version: number },
): Promise<CalendarYear> {
  const { organizationId, at } = author;
  const now = () => readCalendar(tx, organizationId, year, at.getTime());
  await lockOrganization(tx, organizationId);
  const stored = await readStoredYear(tx, organizationId, year);
  if (stored.version !== version) throw conflict('changedMeanwhile', { calendar: await now() });
  const after = await applyCalendarChange(tx, organizationId, year, change);
  await refuseClosedDays(tx, organizationId, year, change);
  const { acceptDecree, days } = change;
  if (days.length)
    await deleteOwnDays(
      tx,
      organizationId,
      days.map(({ date }) => date),
    );
  const kept = new Set(
    stored.all.filter((day) => !(day.source === 'company' && edits(days).has(day.date))).map(keyOf),
  );
  const added = after.filter((day) => !kept.has(keyOf(day)));
  if (added.length) await insertCalendarDays(tx, organizationId, added);
  const decree = acceptDecree ? (decreeOf(year)?.number ?? null) : stored.decree;
  const next = { decree, version: version + 1 };
  if (stored.version === 0) await insertCalendarYears(tx, organizationId, [{ year, ...next }]);
  else await updateCalendarYear(tx, organizationId, year, next);
  const changed = [...new Set([...days, ...(acceptDecree ? decreeDays(year) : [])].map(({ date }) => date))];
  const settings = await selectWorkSettings(tx, organizationId);
  const kindsIn = (all: readonly CalendarDay[]) => {
    const known = withUnstoredYears(all);
    const calendars = new Map(settings.map((one) => [one, calendarOf(known, one.daysOff)]));
    const kindOn = (date: CompanyDate) => dayKind(date, calendars.get(versionOn(settings, date)!)!);
    // As an exception is named.
    const wordOf = (kind: DayKind): CalendarException => (kind === 'working' ? 'workingDay' : kind);
    return Object.fromEntries(changed.map((date) => [date, wordOf(kindOn(date))]));
  };
  await writeAudit(tx, author, [
    {
      subject: 'calendar',
      event: acceptDecree ? 'acceptDecree' : 'save',
      before: kindsIn(stored.days),
      after: {
        year,
        ...(acceptDecree ? { decree } : {}),
        ...kindsIn(after),
      },
    },
  ]);
  return now();
}

const edits = (days: readonly CalendarEdit[]) => new Set(days.map(({ date }) => date));
const keyOf = ({ date, source, week }: CalendarDay) => `${date} ${source} ${week}`;
