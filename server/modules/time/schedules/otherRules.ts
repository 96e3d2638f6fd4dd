import { isDeepStrictEqual } from 'node:util';
import { scheduleOf } from '#domain/attendance/assignment.ts';
import { planner } from '#domain/attendance/rules.ts';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import type { ReadRules } from './rules.ts';

/**
 * How far ahead rules are compared. A change that affects no day of the next year counts as one without effect: every
 * holiday, weekday and turn of a cycle (31 days at most) is within it.
 */
const DAYS_AHEAD = 366;

/** How many people are checked before the event loop is yielded. */
const PEOPLE_AT_ONCE = 500;

type OtherDays = ReadonlyMap<string | null, readonly CompanyDate[]>;

/** The company's own schedule (null), and every assigned one. */
function followedSchedules({ people, ofUnits }: ReadRules): (string | null)[] {
  const given = [...[...people.values()].map(({ own }) => own), ...ofUnits.values()].flat();
  return [null, ...new Set(given.flatMap(({ scheduleId }) => scheduleId ?? []))];
}

/** By schedule: the days from a day on whose hours, norm or counting the change alters. */
async function findOtherDays(
  { before, after, from, pause }: ChangedRules,
  ids: readonly (string | null)[],
): Promise<OtherDays> {
  const [had, gets] = [planner(before.rules), planner(after.rules)];
  const dates = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(from, index));
  const found = new Map<string | null, readonly CompanyDate[]>();
  for (const id of ids) {
    found.set(
      id,
      dates.filter((date) => !isDeepStrictEqual(had.dayRule(id, date), gets.dayRule(id, date))),
    );
    await pause();
  }
  return found;
}

export interface ChangedRules {
  before: ReadRules;
  after: ReadRules;
  from: CompanyDate;
  /** Yields the event loop. */
  pause: () => Promise<void>;
}

/**
 * Those of these people who get another rule on some day of the year from `from` on, by a change that leaves the
 * assignments alone. A change of a single schedule names it.
 */
export async function findOtherRules(
  employeeIds: readonly string[],
  change: ChangedRules,
  scheduleId?: string,
): Promise<string[]> {
  const { before, from, pause } = change;
  const found = await findOtherDays(
    change,
    scheduleId === undefined ? followedSchedules(before) : [scheduleId],
  );
  const { people, ...given } = before;
  const closings = [...given.closings.values()];
  const others: string[] = [];
  for (let at = 0; at < employeeIds.length; at += PEOPLE_AT_ONCE) {
    others.push(...employeeIds.slice(at, at + PEOPLE_AT_ONCE).filter(hasOthers));
    await pause();
  }
  return others;

  function hasOthers(employeeId: string): boolean {
    const belonging = people.get(employeeId);
    if (!belonging) return (found.get(null) ?? []).length > 0;
    const ofUnits = belonging.units.flatMap(({ unitId }) => (unitId && given.ofUnits.get(unitId)) || []);
    const starts = [...belonging.own, ...belonging.units, ...ofUnits].map(({ validFrom }) => validFrom);
    // The followed schedule can change only on these days.
    const turns = [from, ...[...starts, ...closings].filter((date) => date > from).sort()];
    return turns.some((turn, place) => {
      const until = turns[place + 1];
      const days = found.get(scheduleOf(belonging, given, turn)) ?? [];
      return days.some((date) => date >= turn && (until === undefined || date < until));
    });
  }
}
