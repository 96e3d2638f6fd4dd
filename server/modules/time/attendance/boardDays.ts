import { readPairs, type Day, type PunchPair } from '#domain/attendance/readDay.ts';
import type { DayRule } from '#domain/attendance/rules.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { preparedTogether } from '../../../database/readTogether.ts';
import {
  queryCountAtWork,
  readIdsAtWork,
  readPageAtWork,
  type AtWork,
} from '../../employees/records/index.ts';
import type { InUnit, Scope } from '../../organization/index.ts';
import { rulesOfPeople, type RuleOf } from '../schedules/index.ts';
import { readClosedDays, type ClosedDays } from './closedDays.ts';
import { dayOf, pairsIn } from './days.ts';
import { decisionsFrom, queryDecisions, type Decisions } from './decided.ts';
import { queryPunchTexts } from './sql/punches.ts';

type Schemas = components['schemas'];
export type Counted = Schemas['DayCount'];
export type BoardSort = Schemas['DayBoardSort'];

export interface WhoseDay {
  organizationId: string;
  /** Company date. */
  date: CompanyDate;
  /** Only these people. */
  scope: Scope | undefined;
  /** Of those, only the people who are in this unit on the date. */
  unit: InUnit | undefined;
  /** Epoch ms. */
  now: number;
}

/** The states of a day that each count includes. */
export const dayCounts: Record<Counted, (day: Day) => boolean> = {
  present: ({ presence }) => presence === 'present',
  checkedOut: ({ presence }) => presence === 'checkedOut',
  late: ({ punctuality }) => punctuality === 'late',
  absent: ({ presence, absence }) => presence === 'absent' && !absence,
  notStarted: ({ presence, absence }) => presence === 'notStarted' && !absence,
  onLeave: ({ absence }) => absence !== null,
};

/** The worked time to show; nothing yet for somebody present, who has only the time before a break. */
export const workedOf = ({ minutesWorked, presence }: Day): number | null =>
  minutesWorked > 0 && presence !== 'present' ? minutesWorked : null;

const values: Record<'arrivedAt' | 'worked', (day: Day) => number | null> = {
  arrivedAt: ({ pairs }) => pairs[0]?.in ?? null,
  worked: workedOf,
};

export interface BoardDays {
  atWork: AtWork;
  everybody: number;
  usual: DayRule;
  /** The day of everybody who is not in `days`. */
  empty: Day;
  days: ReadonlyMap<string, Day>;
  varies: boolean;
  ruleOf: RuleOf;
  count: (is: (day: Day) => boolean) => number;
}

const readRows = preparedTogether<AtWork>()((db, atWork) => {
  const { organizationId, from, to, scope, unit } = atWork;
  return {
    texts: queryPunchTexts(db, organizationId, { from, to }, { scope, unit }),
    ...queryDecisions(db, organizationId, { from, to }, { scope, unit }),
    counted: queryCountAtWork(db, atWork),
  };
});

/**
 * The day of everyone employed on it, from one read of the day's punches. People without a punch share one day, unless
 * they follow several schedules.
 */
export async function readBoardDays(
  db: Executor,
  { organizationId, date, scope, unit, now }: WhoseDay,
): Promise<BoardDays> {
  const closed = await readClosedDays(db, organizationId, { from: date, to: date }, { scope, unit });
  if (closed.isClosed(date)) return readClosedBoard(db, { organizationId, date, scope, unit, now }, closed);
  const { ruleOf, defaultRule, varies } = await rulesOfPeople(db, organizationId);
  const atWork = { organizationId, from: date, to: date, scope, unit };
  const { texts, counted, ...decisions } = await readRows(db, atWork);
  const everybody = counted[0]!.total;
  const decided = decisionsFrom(decisions, atWork);
  const pairs = new Map(texts.map(({ employeeId, punches }) => [employeeId, pairsIn(punches)[0]!]));
  for (const id of await findDaysWithoutPunches(db, atWork, decided, pairs)) pairs.set(id, []);
  const usual = defaultRule(date);
  const empty = dayOf(usual, [], now);
  const days = new Map(
    [...pairs].map(([id, own]) => [
      id,
      readPairs({ rule: ruleOf(id, date), pairs: own, decided: decided(id, date), now }),
    ]),
  );
  // With several schedules, people without a punch have days of their own.
  if (varies)
    for (const id of await readIdsAtWork(db, atWork))
      if (!days.has(id)) days.set(id, dayOf(ruleOf(id, date), [], now));
  const count = (is: (day: Day) => boolean) =>
    [...days.values()].filter(is).length + (is(empty) ? everybody - days.size : 0);
  return { atWork, everybody, usual, empty, days, varies, ruleOf, count };
}

/** People without a punch whose times were corrected or who are absent. An absence may last longer than the employment. */
async function findDaysWithoutPunches(
  db: Executor,
  atWork: AtWork,
  { corrected }: Decisions,
  punched: ReadonlyMap<string, readonly PunchPair[]>,
): Promise<readonly string[]> {
  const ids = [...new Set(corrected.map(({ employeeId }) => employeeId))].filter((id) => !punched.has(id));
  return ids.length ? readIdsAtWork(db, atWork, { ids }) : [];
}

/** For a closed month: only people on its timesheet, with their stored days. */
async function readClosedBoard(db: Executor, whose: WhoseDay, closed: ClosedDays): Promise<BoardDays> {
  const { organizationId, date, scope, unit, now } = whose;
  const { ruleOf, defaultRule } = await rulesOfPeople(db, organizationId);
  const usual = defaultRule(date);
  const days = new Map(closed.people.map((id) => [id, closed.dayOf(id, date)!]));
  const atWork = { organizationId, from: date, to: date, only: closed.people, scope, unit };
  return {
    atWork,
    usual,
    days,
    ruleOf,
    varies: true,
    everybody: days.size,
    empty: dayOf(usual, [], now),
    count: (is) => [...days.values()].filter(is).length,
  };
}

/** A page of the people in a count, in the requested order; reads names only for these. */
export async function selectBoardPeople(
  db: Executor,
  { atWork, days, empty, varies }: BoardDays,
  { show, sort }: { show: Counted | undefined; sort: BoardSort },
  page: { limit: number; offset: number },
): Promise<Awaited<ReturnType<typeof readPageAtWork>>> {
  const isShown = show ? dayCounts[show] : () => true;
  const shown = [...days].filter(([, day]) => isShown(day));
  const otherThan = !varies && isShown(empty) ? [...days.keys()] : undefined;
  const isDown = sort.startsWith('-');
  const by = sort.replace('-', '') as 'name' | keyof typeof values;
  if (by === 'name') {
    const part = show ? { ids: shown.map(([id]) => id), otherThan } : 'everybody';
    return readPageAtWork(db, atWork, part, page, isDown ? 'desc' : 'asc');
  }
  const read = values[by];
  const valued = shown
    .flatMap(([id, day]) => {
      const value = read(day);
      return value === null ? [] : [{ id, value }];
    })
    .sort((a, b) => (isDown ? b.value - a.value : a.value - b.value) || (a.id < b.id ? -1 : 1));
  const first = valued.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
  const found = first.length
    ? await readPageAtWork(db, atWork, { ids: first }, { limit: first.length, offset: 0 })
    : [];
  const byId = new Map(found.map((one) => [one.id, one]));
  const people = first.flatMap((id) => byId.get(id) ?? []);
  const limit = page.limit - people.length;
  if (limit === 0) return people;
  const ids = shown.filter(([, day]) => read(day) === null).map(([id]) => id);
  const offset = Math.max(0, page.offset - valued.length);
  return [...people, ...(await readPageAtWork(db, atWork, { ids, otherThan }, { limit, offset }))];
}
