import { isDeepStrictEqual } from 'node:util';
import { scheduleOf } from '#domain/attendance/assignment.ts';
import { planner } from '#domain/attendance/rules.ts';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import type { ReadRules } from './rules.ts';

/** Every holiday and every weekday of a cycle is in it. */
const DAYS_AHEAD = 366;

type OtherDays = ReadonlyMap<string | null, readonly CompanyDate[]>;

/** Of each schedule (null: the company's own), the days from a day on whose hours, norm or judging the change makes others. */
async function otherDays(
  before: ReadRules,
  after: ReadRules,
  from: CompanyDate,
  pause: () => Promise<void>,
): Promise<OtherDays> {
  const [had, gets] = [planner(before.rules), planner(after.rules)];
  const given = [...[...before.people.values()].map(({ own }) => own), ...before.ofUnits.values()].flat();
  const followed = new Set(given.flatMap(({ scheduleId }) => scheduleId ?? []));
  const dates = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(from, index));
  const found = new Map<string | null, readonly CompanyDate[]>();
  for (const id of [null, ...followed]) {
    found.set(
      id,
      dates.filter((date) => !isDeepStrictEqual(had.dayRule(id, date), gets.dayRule(id, date))),
    );
    await pause();
  }
  return found;
}

/**
 * Whether a person has another rule on some day of the year from `from` on, where a change leaves who follows which schedule.
 * `pause` lets others have the event loop.
 */
export async function otherRules(
  before: ReadRules,
  after: ReadRules,
  from: CompanyDate,
  pause: () => Promise<void>,
): Promise<(employeeId: string) => boolean> {
  const found = await otherDays(before, after, from, pause);
  const { people, ...given } = before;
  const closings = [...given.closings.values()];
  return (employeeId) => {
    const belonging = people.get(employeeId);
    if (!belonging) return found.get(null)!.length > 0;
    const ofUnits = belonging.units.flatMap(({ unitId }) => (unitId && given.ofUnits.get(unitId)) || []);
    const starts = [...belonging.own, ...belonging.units, ...ofUnits].map(({ validFrom }) => validFrom);
    // What is followed changes on these days alone.
    const turns = [from, ...[...starts, ...closings].filter((date) => date > from).sort()];
    return turns.some((turn, place) => {
      const until = turns[place + 1];
      const days = found.get(scheduleOf(belonging, given, turn)) ?? [];
      return days.some((date) => date >= turn && (until === undefined || date < until));
    });
  };
}
