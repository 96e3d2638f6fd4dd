import { withoutDecision } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import type { JobRole } from '../../../http/operation.ts';
import { conflict, fieldRefused, notFound, refusedByRule } from '../../../http/problem.ts';
import {
  fullName,
  lockEmployees,
  ownRecordsOf,
  readEmployees,
  type EmployeeFacts,
  readDaysInScope,
} from '../../employees/records/index.ts';
import { lockedEarliestChange, readEarliestChange, type DayScope } from '../../organization/index.ts';
import { dayEffects, giveWayOrStop, type DayChange } from '../../money/effects/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { auditProposed } from './audited.ts';
import { newCorrection } from './propose.ts';
import { insertCorrections, type CorrectionRow, selectTakenDays } from '../attendance/index.ts';

type Schemas = components['schemas'];
type DayEntry = Schemas['DayEntry'];
type Skip = keyof Schemas['SkippedDays'];
type EarnedChange = Schemas['EarnedChange'];

/** Who enters days of other people, and when. */
export interface Entering {
  organizationId: string;
  accountId: string;
  role: JobRole;
  /** People outside the scope are not found. */
  scope: DayScope | undefined;
  at: Date;
}

interface Planned {
  person: EmployeeFacts;
  days: { date: CompanyDate; in: number; out: number }[];
  skipped: Record<Skip, number>;
}

const LONGEST_RANGE_DAYS = 31;
/** Few enough that the event loop is not blocked for long. */
const PEOPLE_AT_ONCE = 25;

const noneSkipped = (): Record<Skip, number> => ({
  ownDay: 0,
  notEmployed: 0,
  otherUnit: 0,
  periodClosed: 0,
  dayOff: 0,
  dayOpen: 0,
  taken: 0,
});

/** Throws at the last day 400 datesCross and 422 rangeTooLong. */
function datesOf({ firstDay, lastDay }: DayEntry): CompanyDate[] {
  if (lastDay < firstDay) throw fieldRefused('/lastDay', 'datesCross');
  if (lastDay >= addDays(firstDay, LONGEST_RANGE_DAYS))
    throw refusedByRule('rangeTooLong', { errors: [{ pointer: '/lastDay', code: 'rangeTooLong' }] });
  const dates = [firstDay];
  while (dates.at(-1)! < lastDay) dates.push(addDays(dates.at(-1)!, 1));
  return dates;
}

async function mapPortions<T, R>(
  all: readonly T[],
  work: (portion: readonly T[]) => R | Promise<R>,
  pause: () => Promise<void> = giveWay,
) {
  const results: R[] = [];
  for (let from = 0; from < all.length; from += PEOPLE_AT_ONCE) {
    if (from > 0) await pause();
    results.push(await work(all.slice(from, from + PEOPLE_AT_ONCE)));
  }
  return results;
}

/** The shift's times for a day that can be entered; otherwise the reason why it cannot. */
export type Verdict = { in: number; out: number } | Skip;

/** Which of these people's days can be entered: past working days without records. `dates` are in order. */
export async function readEntry(
  db: Executor,
  { organizationId, accountId, scope, at }: Entering,
  employeeIds: readonly string[],
  { dates, earliest }: { dates: readonly CompanyDate[]; earliest: CompanyDate },
) {
  const range = { from: dates[0]!, to: dates.at(-1)! };
  const { ruleOf } = await rulesOfPeople(db, organizationId, employeeIds);
  const own = await ownRecordsOf(db, organizationId, accountId, employeeIds);
  const taken = await selectTakenDays(db, organizationId, employeeIds, range);
  const asked = scope && employeeIds.flatMap((employeeId) => dates.map((date) => ({ employeeId, date })));
  const seen = asked && (await readDaysInScope(db, { organizationId, scope }, asked));
  const isSeen = (id: string, date: CompanyDate) => !seen || seen.has(`${id} ${date}`);
  const now = at.getTime();
  function verdictOn({ id, employment }: EmployeeFacts, date: CompanyDate): Verdict {
    if (own.has(id)) return 'ownDay';
    if (!isEmployedOn(employment, date)) return 'notEmployed';
    if (!isSeen(id, date)) return 'otherUnit';
    if (date < earliest) return 'periodClosed';
    const { kind, shift } = ruleOf(id, date);
    if (kind !== 'working') return 'dayOff';
    const { start, end, closesAt } = shiftWindow(date, shift);
    if (now < closesAt) return 'dayOpen';
    return taken.has(`${id} ${date}`) ? 'taken' : { in: start, out: end };
  }
  return { isSeen, verdictOn };
}

/** The days to enter for each person, in the requested order. Throws 404 for anybody whom the caller does not see. */
async function plan(
  db: Executor,
  entering: Entering,
  { employeeIds }: DayEntry,
  {
    dates,
    known,
    earliest,
  }: {
    dates: readonly CompanyDate[];
    known: ReadonlyMap<string, EmployeeFacts>;
    earliest: CompanyDate;
  },
): Promise<Planned[]> {
  const people = employeeIds.map((id) => known.get(id));
  const all = people.filter((person) => person !== undefined);
  if (all.length < people.length) throw notFound();
  const { isSeen, verdictOn } = await readEntry(db, entering, employeeIds, { dates, earliest });
  if (all.some(({ id }) => !dates.some((date) => isSeen(id, date)))) throw notFound();

  function planned(person: EmployeeFacts): Planned {
    const skipped = noneSkipped();
    const days = dates.flatMap((date) => {
      const verdict = verdictOn(person, date);
      if (typeof verdict !== 'string') return [{ date, ...verdict }];
      skipped[verdict] += 1;
      return [];
    });
    return { person, days, skipped };
  }
  return (await mapPortions(all, (portion) => portion.map(planned))).flat();
}

/** `earned` in the order of the people. */
function present(all: readonly Planned[], earned: readonly EarnedChange[]): Schemas['EnteredDays'] {
  const skipped = noneSkipped();
  for (const one of all) for (const [why, days] of Object.entries(one.skipped)) skipped[why as Skip] += days;
  const sum = (key: 'before' | 'after') => tiyin(earned.reduce((total, one) => total + (one?.[key] ?? 0), 0));
  return {
    people: all.map(({ person, days, skipped }, place) => ({
      employeeId: person.id,
      fullName: fullName(person),
      entered: days.length,
      skipped,
      earned: earned[place] ?? null,
    })),
    entered: all.reduce((total, { days }) => total + days.length, 0),
    skipped,
    earned: earned.some((one) => one !== null) ? { before: sum('before'), after: sum('after') } : null,
  };
}

/**
 * Previews entering the days; locks nothing, and stops when the caller is `gone`. Where no day of a person is entered,
 * months are read unchanged.
 */
export async function previewEntry(
  db: Executor,
  entering: Entering,
  entry: DayEntry,
  gone: AbortSignal,
): Promise<Schemas['EnteredDays']> {
  const { organizationId } = entering;
  const dates = datesOf(entry);
  const known = await readEmployees(db, organizationId, entry.employeeIds);
  const earliest = await readEarliestChange(db, organizationId);
  const all = await plan(db, entering, entry, { dates, known, earliest });
  const change = ({ person, days }: Planned): DayChange => {
    const times = new Map(days.map(({ date, ...pair }) => [date, [pair]]));
    return {
      employeeId: person.id,
      dates,
      decided: (date, stored) => {
        const pairs = times.get(date);
        return pairs ? { ...withoutDecision(stored), pairs } : stored;
      },
    };
  };
  const effects = await mapPortions(
    all,
    (portion) => dayEffects(db, entering, portion.map(change), entering.at.getTime()),
    () => giveWayOrStop({ gone }),
  );
  return present(
    all,
    effects.flat().map(({ earned }) => earned),
  );
}

/** Stores empty days as accepted corrections with these times. */
export async function insertEntered(
  tx: Tx,
  { organizationId, accountId, at }: Entering,
  days: readonly { employeeId: string; date: CompanyDate; in: number; out: number }[],
  reason: string,
): Promise<CorrectionRow[]> {
  if (!days.length) return [];
  const asking = { organizationId, accountId, by: 'employer' as const, at };
  const rows = days.map(({ employeeId, date, ...pair }) =>
    newCorrection(asking, { employeeId, date, pairs: [pair], reason }),
  );
  await insertCorrections(tx, rows);
  await auditProposed(tx, { organizationId, byAccountId: accountId, at }, rows, { pairs: [] });
  return rows;
}

/**
 * Enters the empty working days of the range as accepted corrections with the times of the shift. Days with records and
 * days of closed months, which a single correction could change, are skipped. Throws as `plan`, 400 reasonRequired, and
 * 409 nothingChanged when no day is left.
 */
export async function enterDays(
  tx: Tx,
  entering: Entering,
  { reason: given, ...entry }: Schemas['NewDayEntry'],
): Promise<{ entered: Schemas['EnteredDays']; rows: CorrectionRow[] }> {
  const { organizationId } = entering;
  const dates = datesOf(entry);
  const reason = given.trim();
  if (!reason) throw reasonRequired();
  const earliest = await lockedEarliestChange(tx, organizationId);
  const known = await lockEmployees(tx, organizationId, entry.employeeIds);
  const all = await plan(tx, entering, entry, { dates, known, earliest });
  const rows = await mapPortions(all, async (portion) => {
    const days = portion.flatMap(({ person, days: own }) =>
      own.map((day) => ({ employeeId: person.id, ...day })),
    );
    return insertEntered(tx, entering, days, reason);
  });
  if (!rows.flat().length) throw conflict('nothingChanged');
  return {
    entered: present(
      all,
      all.map(() => null),
    ),
    rows: rows.flat(),
  };
}
