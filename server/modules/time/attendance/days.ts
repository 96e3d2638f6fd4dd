import {
  pairUp,
  readDay,
  readPairs,
  type Day,
  type Decided,
  type Punch,
  type PunchPair,
} from '#domain/attendance/readDay.ts';
import type { DayRule } from '#domain/attendance/rules.ts';
import { daysOfMonth, nextMonth, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { ValuesOf } from '../../../database/prepared.ts';
import { preparedTogether, type ReadTogether } from '../../../database/readTogether.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import type { RuleOf } from '../schedules/index.ts';
import { readClosedDays } from './closedDays.ts';
import { decisionsFrom, nothing, queryDecisions, readDecisions, type Decisions } from './decided.ts';
import { queryPunchTexts, selectPunchesOfPeople, type PunchFacts } from './sql/punches.ts';

const percents = { 0: 0, 0.5: 50, 1: 100 } as const;
const iso = (instant: number) => new Date(instant).toISOString();

export const presentDay = (day: Day): components['schemas']['WorkingDay'] => ({
  date: day.date,
  kind: day.kind,
  presence: day.presence,
  punctuality: day.punctuality,
  tardinessMinutes: day.tardinessMinutes,
  minutesWorked: day.minutesWorked,
  normMinutes: day.normMinutes,
  countsFromMinutes: day.countsFromMinutes,
  counted: day.counted,
  counting: day.counting,
  countedPercent: percents[day.countedShare],
  corrected: day.corrected,
  absence: day.absence,
  uncountedBecause: day.uncountedBecause,
  pairs: day.pairs.map((pair) => ({ in: iso(pair.in), out: pair.out === null ? null : iso(pair.out) })),
});

/** The day of one person at `now` by the domain's rule; `punches` are that day's, in order of time. */
export const dayOf = (
  rule: DayRule,
  punches: readonly PunchFacts[],
  now: number,
  decided: Decided = {},
): Day =>
  readDay({ rule, punches: punches.map(({ type, at }) => ({ type, at: at.getTime() })), decided, now });

export interface MonthOf {
  organizationId: string;
  /** `YYYY-MM` */
  month: CompanyMonth;
  ruleOf: RuleOf;
  /** Epoch ms. */
  now: number;
}
type Employed = Pick<EmployeeFacts, 'id' | 'employment'>;

/** Replaces the stored decisions of a date in a dry run. */
export type DecisionOverride = (date: CompanyDate, stored: Decided) => Decided;

interface MonthsOf extends Pick<MonthOf, 'organizationId' | 'month'> {
  employees: readonly Employed[];
  /** The first month; by default the only one. */
  since?: CompanyMonth;
}

const rangeOf = (dates: readonly CompanyDate[]) => ({ from: dates.at(0)!, to: dates.at(-1)! });

export interface DaysAsked {
  organizationId: string;
  ids: readonly string[];
  /** From the first day of a month to the last of one, both included. */
  from: CompanyDate;
  to: CompanyDate;
}

/** What `monthOfEach` computes days from. */
export const queryDays = (db: Executor, { organizationId, ids, ...range }: ValuesOf<DaysAsked>) => ({
  texts: queryPunchTexts(db, organizationId, range, { ids }),
  ...queryDecisions(db, organizationId, range, { ids }),
});

const readDays = preparedTogether<DaysAsked>()(queryDays);

/** As `monthOfEach`, which it reads the rows for. */
export async function readMonthOfEach(db: Executor, who: MonthsOf) {
  const { organizationId, employees, month, since = month } = who;
  const ids = employees.map(({ id }) => id);
  return monthOfEach(
    db,
    who,
    await readDays(db, { organizationId, ids, ...rangeOf(daysFrom(since, month)) }),
  );
}

/**
 * Returns a function that computes each person's month, from an earlier month on if given. Days outside the employment are
 * skipped, and nobody is absent on them.
 */
export async function monthOfEach(
  db: Executor,
  { organizationId, employees, month, since = month }: MonthsOf,
  { texts, ...decisions }: ReadTogether<ReturnType<typeof queryDays>>,
): Promise<(employeeId: string, ruleOf: RuleOf, now: number, change?: DecisionOverride) => Day[]> {
  const dates = daysFrom(since, month);
  const range = rangeOf(dates);
  const ids = employees.map(({ id }) => id);
  const pairs = new Map(texts.map(({ employeeId, punches }) => [employeeId, pairsIn(punches)]));
  const decided = decisionsFrom(decisions, range);
  const closed = await readClosedDays(db, organizationId, range, { ids });
  const people = new Map(
    employees.map(({ id, employment }) => [id, { employment, own: pairs.get(id) ?? [] }]),
  );
  // Everybody without punches has the same day by the same rule.
  const empty = new Map<DayRule, { now: number; day: Day }>();
  const emptyDay = (rule: DayRule, now: number): Day => {
    const known = empty.get(rule);
    if (known?.now === now) return known.day;
    const day = readPairs({ rule, pairs: [], now });
    empty.set(rule, { now, day });
    return day;
  };
  return (id, ruleOf, now, change) => {
    const { employment, own } = people.get(id)!;
    return dates.map((date, place) => {
      const rule = ruleOf(id, date);
      if (!isEmployedOn(employment, date))
        return closed.dayOf(id, date) ?? withoutAbsence(emptyDay(rule, now));
      const stored = decided(id, date);
      const over = change ? change(date, stored) : stored;
      const kept = closed.dayOf(id, date);
      if (kept && over === stored) return kept;
      const punched = own[place];
      const day =
        punched || over !== nothing
          ? readPairs({ rule, pairs: punched ?? [], decided: over, now })
          : emptyDay(rule, now);
      return kept ? { ...day, rate: { ...kept.rate, earned: null } } : day;
    });
  };
}

function daysFrom(first: CompanyMonth, last: CompanyMonth): CompanyDate[] {
  const months = [first];
  while (months.at(-1)! < last) months.push(nextMonth(months.at(-1)!));
  return months.flatMap(daysOfMonth);
}

const withoutAbsence = (day: Day): Day =>
  day.presence === 'absent' ? { ...day, presence: 'notStarted' } : day;

/** Pairs by the index of their day from the first one; undefined for days without punches. */
export function pairsIn(text: string): (PunchPair[] | undefined)[] {
  const days: (Punch[] | undefined)[] = [];
  for (const one of text.split(' ')) {
    const place = parseInt(one, 10);
    const letterAt = place < 10 ? 1 : 2;
    (days[place] ??= []).push({
      type: one[letterAt] === 'i' ? 'in' : 'out',
      at: Number(one.slice(letterAt + 1)),
    });
  }
  return days.map((punches) => punches && pairUp(punches));
}

/** Reads the months of all these people at once, by their ids. */
export async function readMonths(
  db: Executor,
  who: MonthsOf,
): Promise<(ruleOf: RuleOf, now: number) => Map<string, Day[]>> {
  const read = await readMonthOfEach(db, who);
  return (ruleOf, now) => new Map(who.employees.map(({ id }) => [id, read(id, ruleOf, now)]));
}

/** One date of several people, by their ids; includes everyone asked for. */
export async function readDaysOfPeople(
  db: Executor,
  {
    organizationId,
    employeeIds,
    date,
    ruleOf,
    now,
  }: Pick<MonthOf, 'organizationId' | 'ruleOf' | 'now'> & {
    employeeIds: readonly string[];
    date: CompanyDate;
  },
): Promise<Map<string, Day>> {
  const punches = groupBy(
    await selectPunchesOfPeople(db, organizationId, { from: date, to: date }, employeeIds),
    ({ employeeId }) => employeeId,
  );
  const decided: Decisions = await readDecisions(
    db,
    organizationId,
    { from: date, to: date },
    {
      ids: employeeIds,
    },
  );
  const closed = await readClosedDays(db, organizationId, { from: date, to: date }, { ids: employeeIds });
  return new Map(
    employeeIds.map((id) => [
      id,
      closed.dayOf(id, date) ?? dayOf(ruleOf(id, date), punches.get(id) ?? [], now, decided(id, date)),
    ]),
  );
}
