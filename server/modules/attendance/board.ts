import type { Day } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components, operations } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { countAtWork, pageAtWork } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { offsetOf, type Page } from '../page.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { dayOf, presentDay } from './days.ts';
import { selectPunchesOfDate } from './sql/punches.ts';

type Board = Pick<components['schemas']['DayBoard'], 'counts' | 'items' | 'total' | 'shiftStarted'>;
type Counted = NonNullable<NonNullable<operations['getDayBoard']['parameters']['query']>['show']>;

/** Which days each count is of. */
const counted: Record<Counted, (day: Day) => boolean> = {
  present: ({ presence }) => presence === 'present',
  checkedOut: ({ presence }) => presence === 'checkedOut',
  late: ({ punctuality }) => punctuality === 'late',
  absent: ({ presence }) => presence === 'absent',
  notStarted: ({ presence }) => presence === 'notStarted',
};

export interface BoardQuery {
  organizationId: string;
  /** Company date. */
  date: CompanyDate;
  /** Rows of this count alone; undefined for everybody. */
  show: Counted | undefined;
  page: Page;
  /** Epoch ms. */
  now: number;
}

const EVERYONE = { limit: 1_000_000, offset: 0 };

/**
 * Who is in on a company date: everyone active and hired by then, and whoever punched. The counts are made of one read
 * of the day's punches, whoever did not punch counting alike; only the names of the page are read.
 */
export async function dayBoard(db: Executor, query: BoardQuery): Promise<Board> {
  const { organizationId, date, show, page, now } = query;
  const { ruleOf, defaultRule, varies } = await rulesOfPeople(db, organizationId);
  const punches = groupBy(
    await selectPunchesOfDate(db, organizationId, date),
    ({ employeeId }) => employeeId,
  );
  const atWork = { organizationId, date, punched: [...punches.keys()] };
  const everybody = await countAtWork(db, atWork);

  const usual = defaultRule(date);
  const empty = dayOf(usual, [], now);
  const days = new Map([...punches].map(([id, own]) => [id, dayOf(ruleOf(id, date), own, now)]));
  // Where people follow several schedules, whoever did not punch has a day of their own.
  if (varies) {
    const everyone = await pageAtWork(db, atWork, { ids: atWork.punched, others: true }, EVERYONE);
    for (const { id } of everyone) if (!days.has(id)) days.set(id, dayOf(ruleOf(id, date), [], now));
  }
  const isShown = show ? counted[show] : () => true;
  const count = (is: (day: Day) => boolean) =>
    [...days.values()].filter(is).length + (is(empty) ? everybody - days.size : 0);
  const part = {
    ids: [...days].flatMap(([id, day]) => (isShown(day) ? [id] : [])),
    others: !varies && isShown(empty),
  };
  const people = await pageAtWork(db, atWork, part, offsetOf(page));
  return {
    shiftStarted: empty.kind === 'working' && now >= shiftWindow(date, usual.shift).start,
    counts: {
      present: count(counted.present),
      checkedOut: count(counted.checkedOut),
      late: count(counted.late),
      absent: count(counted.absent),
      notStarted: count(counted.notStarted),
    },
    items: people.map(({ id, fullName }) => ({
      employeeId: id,
      fullName,
      day: presentDay(days.get(id) ?? empty),
    })),
    total: count(isShown),
  };
}
