import type { Day } from '#domain/attendance/readDay.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { countAtWork, pageAtWork } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { settingsOf } from '../organization/index.ts';
import { offsetOf, type Page } from '../page.ts';
import { dayOf, presentDay } from './days.ts';
import { selectPunchesOfDate } from './sql/punches.ts';

type Board = Pick<components['schemas']['DayBoard'], 'counts' | 'items' | 'total'>;

/**
 * Attendance of a company date: everyone active and hired by then, and everyone who punched. The totals come from one
 * read of the day's punches; names are read for the page only.
 */
export async function dayBoard(
  db: Executor,
  organizationId: string,
  date: string,
  page: Page,
  now: number,
): Promise<Board> {
  const settings = await settingsOf(db, organizationId);
  const punches = groupBy(
    await selectPunchesOfDate(db, organizationId, date),
    ({ employeeId }) => employeeId,
  );
  const atWork = { organizationId, date, punched: [...punches.keys()] };
  const total = await countAtWork(db, atWork);
  const people = await pageAtWork(db, atWork, offsetOf(page));

  const empty = dayOf(date, [], settings, now);
  const days = new Map([...punches].map(([id, own]) => [id, dayOf(date, own, settings, now)]));
  const count = (is: (day: Day) => boolean) =>
    [...days.values()].filter(is).length + (is(empty) ? total - days.size : 0);
  return {
    counts: {
      present: count((day) => day.presence === 'present'),
      checkedOut: count((day) => day.presence === 'checkedOut'),
      late: count((day) => day.punctuality === 'late'),
      absent: count((day) => day.presence === 'absent'),
      notStarted: count((day) => day.presence === 'notStarted'),
    },
    items: people.map(({ id, fullName }) => ({
      employeeId: id,
      fullName,
      day: presentDay(days.get(id) ?? empty),
    })),
    total,
  };
}
