import type { Day } from '#domain/attendance/readDay.ts';
import { daysOfMonth, monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { WorkDay } from '../../../database/tables.generated.ts';
import type { Whose } from './sql/decided.ts';
import { selectClosedVersions, selectWorkDays } from './sql/workDays.ts';

const shares = { 0: 0, 50: 0.5, 100: 1 } as const;

export type KeptDay = Day & Required<Pick<Day, 'rate'>>;

/** A day as stored when its month was closed. */
export function dayOfRow(row: WorkDay): KeptDay {
  const { date, kind, presence, punctuality, tardinessMinutes, minutesWorked, normMinutes } = row;
  const { countsFromMinutes, counting, uncountedBecause, corrected } = row;
  const countedShare = shares[row.countedPercent as keyof typeof shares];
  return {
    date,
    kind,
    presence,
    punctuality,
    tardinessMinutes,
    minutesWorked,
    normMinutes,
    countsFromMinutes,
    counting,
    uncountedBecause,
    corrected,
    countedShare,
    counted: countedShare > 0,
    pairs: row.pairs.map((pair) => ({
      in: Date.parse(pair.in),
      out: pair.out === null ? null : Date.parse(pair.out),
    })),
    absence: row.absenceKind === null ? null : { kind: row.absenceKind, treatment: row.absenceTreatment! },
    rate: { salary: row.salary, share: row.share, workingDays: row.workingDays, earned: row.earned },
  };
}

export interface ClosedDays {
  /** Undefined in an open month, and for people who were not on the timesheet when it was closed. */
  dayOf: (employeeId: string, date: CompanyDate) => KeptDay | undefined;
  isClosed: (date: CompanyDate) => boolean;
  /** People who were employed on one of these dates. */
  people: readonly string[];
}

const none: ClosedDays = { dayOf: () => undefined, isClosed: () => false, people: [] };

/** Days of closed months from one date to another, both included. A month that is being closed is not closed yet. */
export async function readClosedDays(
  db: Executor,
  organizationId: string,
  { from, to }: { from: CompanyDate; to: CompanyDate },
  whose: Whose = {},
): Promise<ClosedDays> {
  const versions = await selectClosedVersions(db, organizationId, { from: monthOf(from), to: monthOf(to) });
  if (!versions.length) return none;
  const closed = new Set(versions.map(({ month }) => month));
  const found = new Map<string, Map<CompanyDate, KeptDay>>();
  const people = new Set<string>();
  for (const version of versions) {
    const days = daysOfMonth(version.month);
    const [first, last] = [days[0]!, days.at(-1)!];
    const range = { from: from > first ? from : first, to: to < last ? to : last };
    for (const row of await selectWorkDays(db, organizationId, version, range, whose)) {
      const own = found.get(row.employeeId) ?? new Map<CompanyDate, KeptDay>();
      found.set(row.employeeId, own.set(row.date, dayOfRow(row)));
      if (row.code !== 'notHired') people.add(row.employeeId);
    }
  }
  return {
    dayOf: (employeeId, date) => found.get(employeeId)?.get(date),
    isClosed: (date) => closed.has(monthOf(date)),
    people: [...people],
  };
}

/** The current version of a closed month. */
export const closedVersionOf = async (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
): Promise<number | null> =>
  (await selectClosedVersions(db, organizationId, { from: month, to: month }))[0]?.version ?? null;
