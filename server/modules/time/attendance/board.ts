import { shiftWindow } from '#domain/attendance/shift.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { countAtWork, countAtWorkByUnit } from '../../employees/records/index.ts';
import { offsetOf, type Page } from '../../page.ts';
import { unitCountsOf } from '../../organization/index.ts';
import type { RuleOf } from '../schedules/index.ts';
import {
  readBoardDays,
  dayCounts,
  selectBoardPeople,
  workedOf,
  type BoardSort,
  type Counted,
  type WhoseDay,
} from './boardDays.ts';
import { readClosedDays } from './closedDays.ts';
import { presentDay } from './days.ts';
import { presentReasons } from './presentReasons.ts';
import { selectReasonsOfDate } from './sql/reasons.ts';
import { deadlineOf, reasonStateOf } from './tardiness.ts';

type Board = Pick<
  components['schemas']['DayBoard'],
  'counts' | 'sums' | 'unitCounts' | 'items' | 'total' | 'shiftStarted'
>;
type OfReason = Pick<components['schemas']['DayBoardRow'], 'reasonState' | 'reason'>;

export interface BoardQuery extends WhoseDay {
  /** Only rows of this count; undefined for everyone. */
  show: Counted | undefined;
  sort: BoardSort;
  page: Page;
  reader: Reader;
}

interface Reader {
  accountId: string;
  /** Whether the reader may decide on late reasons, and therefore reads them. */
  decides: boolean;
}

/** A page of people on a company date, with the counts of the day. */
export async function readDayBoard(db: Executor, query: BoardQuery): Promise<Board> {
  const { organizationId, date, show, page, scope, unit, reader, now } = query;
  const found = await readBoardDays(db, query);
  const { atWork, everybody, usual, empty, days, ruleOf, count } = found;
  const inAnyUnit = async () => {
    if (!unit) return atWork;
    const closed = await readClosedDays(db, organizationId, { from: date, to: date }, { scope });
    return { ...atWork, unit: undefined, only: closed.isClosed(date) ? closed.people : undefined };
  };
  const sumOf = (minutes: (day: typeof empty) => number) =>
    [...days.values()].reduce((sum, day) => sum + minutes(day), 0);
  const people = await selectBoardPeople(db, found, query, offsetOf(page));
  const ids = people.map(({ id }) => id);
  const late = ids.filter((id) => (days.get(id) ?? empty).punctuality === 'late');
  const reasons = await readReasonsOfDay(db, { organizationId, date, reader, ruleOf, now }, late);
  return {
    shiftStarted: empty.kind === 'working' && now >= shiftWindow(date, usual.shift).start,
    counts: {
      present: count(dayCounts.present),
      checkedOut: count(dayCounts.checkedOut),
      late: count(dayCounts.late),
      absent: count(dayCounts.absent),
      notStarted: count(dayCounts.notStarted),
      onLeave: count(dayCounts.onLeave),
    },
    sums: {
      people: everybody,
      minutesWorked: sumOf((day) => workedOf(day) ?? 0),
      tardinessMinutes: sumOf(({ tardinessMinutes }) => tardinessMinutes),
    },
    unitCounts: await unitCountsOf(db, organizationId, scope, {
      inUnits: async () => countAtWorkByUnit(db, await inAnyUnit()),
      inAll: async () => (unit ? countAtWork(db, await inAnyUnit()) : everybody),
    }),
    items: people.map(({ id, ...shown }) => ({
      employeeId: id,
      ...shown,
      day: presentDay(days.get(id) ?? empty),
      ...(reasons.get(id) ?? { reasonState: null, reason: null }),
    })),
    total: count(show ? dayCounts[show] : () => true),
  };
}

/** Late reasons of these people for the date, by their ids. */
async function readReasonsOfDay(
  db: Executor,
  {
    organizationId,
    date,
    reader,
    ruleOf,
    now,
  }: Pick<BoardQuery, 'organizationId' | 'date' | 'reader' | 'now'> & {
    ruleOf: RuleOf;
  },
  late: readonly string[],
): Promise<ReadonlyMap<string, OfReason>> {
  if (!late.length) return new Map();
  const stored = await selectReasonsOfDate(db, organizationId, late, date);
  const byPerson = new Map(stored.map((one) => [one.employeeId, one]));
  const shown = reader.decides
    ? await presentReasons(db, { organizationId, accountId: reader.accountId }, stored, now)
    : [];
  const read = new Map(shown.map((one) => [one.employeeId, one]));
  return new Map(
    late.map((id) => {
      const reasonState = reasonStateOf(byPerson.get(id), deadlineOf(ruleOf, id, date), now);
      return [id, { reasonState, reason: read.get(id) ?? null }];
    }),
  );
}
