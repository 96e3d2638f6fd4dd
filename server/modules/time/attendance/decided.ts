import type { Decided } from '#domain/attendance/readDay.ts';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Value, ValuesOf } from '../../../database/prepared.ts';
import { preparedTogether, type ReadTogether } from '../../../database/readTogether.ts';
import { readEarliestChange, type DayScope, type InUnit } from '../../organization/index.ts';
import { acceptedAbsences } from './sql/absences.ts';
import { acceptedCorrections, decisionsOf, deleteDecisions, type Whose } from './sql/decided.ts';

/** What was decided about a person's date, overriding its punches. */
export interface Decisions {
  (employeeId: string, date: CompanyDate): Decided;
  /** Days with an accepted correction or in an accepted absence, which may have no punch at all. */
  corrected: readonly { employeeId: string; date: CompanyDate }[];
}

/** For a day without decisions. */
export const nothing: Decided = {};

export const pairsOf = (stored: readonly { in: string; out: string }[]) =>
  stored.map((pair) => ({ in: Date.parse(pair.in), out: Date.parse(pair.out) }));

/**
 * Deletes decisions on a person's open days, because their times or the absence over them changed. In a closed month they
 * stay, since nobody could decide again.
 */
export async function forgetDecisions(
  tx: Tx,
  { organizationId, employeeId }: { organizationId: string; employeeId: string },
  { from, to }: { from: CompanyDate; to: CompanyDate },
): Promise<void> {
  const earliest = await readEarliestChange(tx, organizationId);
  await deleteDecisions(tx, organizationId, employeeId, { from: from < earliest ? earliest : from, to });
}

interface Dates {
  from: CompanyDate;
  to: CompanyDate;
}

/** Corrections, decisions and absences between two company dates, both included. */
export const queryDecisions = (
  db: Executor,
  organizationId: Value<string>,
  dates: ValuesOf<Dates>,
  whose: Whose = {},
) => ({
  corrected: acceptedCorrections(db, organizationId, dates, whose),
  decisions: decisionsOf(db, organizationId, dates, whose).select(['employeeId', 'date', 'decision']),
  absences: acceptedAbsences(db, organizationId, dates, whose),
});

interface Asked {
  organizationId: string;
  dates: Dates;
  whose: { ids?: readonly string[]; scope?: DayScope | undefined; unit?: InUnit | undefined };
}
const readRows = preparedTogether<Asked>()((db, { organizationId, dates, whose }) =>
  queryDecisions(db, organizationId, dates, whose),
);

/** Reads corrections, decisions and absences between two company dates, both included. */
export const readDecisions = async (
  db: Executor,
  organizationId: string,
  dates: Dates,
  whose: Asked['whose'] = {},
): Promise<Decisions> => decisionsFrom(await readRows(db, { organizationId, dates, whose }), dates);

/** As `readDecisions`, of rows of `queryDecisions`. */
export function decisionsFrom(
  { corrected, decisions, absences }: ReadTogether<ReturnType<typeof queryDecisions>>,
  dates: Dates,
): Decisions {
  const away: { employeeId: string; date: CompanyDate }[] = [];
  const found = new Map<string, Decided>();
  for (const { employeeId, date, pairs } of corrected)
    found.set(`${employeeId} ${date}`, { pairs: pairsOf(pairs) });
  for (const { employeeId, date, decision } of decisions)
    found.set(`${employeeId} ${date}`, { ...found.get(`${employeeId} ${date}`), decision });
  for (const { employeeId, firstDay, lastDay, kind, treatment } of absences) {
    const last = lastDay < dates.to ? lastDay : dates.to;
    for (let date = firstDay > dates.from ? firstDay : dates.from; date <= last; date = addDays(date, 1)) {
      const key = `${employeeId} ${date}`;
      if (!found.get(key)?.pairs) away.push({ employeeId, date });
      found.set(key, { ...found.get(key), absence: { kind, treatment } });
    }
  }
  return Object.assign(
    (employeeId: string, date: CompanyDate) => found.get(`${employeeId} ${date}`) ?? nothing,
    { corrected: [...corrected, ...away] },
  );
}
