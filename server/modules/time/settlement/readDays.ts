import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { dayOf, readDecisions, punchesOfDays } from '../attendance/index.ts';
import { groupBy } from '../../groupBy.ts';
import { readEarliestChange } from '../../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';

const unique = <T>(all: readonly T[]) => [...new Set(all)];

/** Reads these people's days, with the rule of each, and whether its month is open. */
export async function readDays(
  db: Executor,
  organizationId: string,
  of: readonly { employeeId: string; date: CompanyDate }[],
  now: number,
) {
  const people = unique(of.map(({ employeeId }) => employeeId));
  const dates = unique(of.map(({ date }) => date)).sort();
  const earliest = await readEarliestChange(db, organizationId);
  const { ruleOf } = await rulesOfPeople(db, organizationId, people);
  const range = { from: dates[0]!, to: dates.at(-1)! };
  const decided = await readDecisions(db, organizationId, range, { ids: people });
  const punches = groupBy(
    await punchesOfDays(db, organizationId, people, dates),
    ({ employeeId, shiftDate }) => `${employeeId} ${shiftDate}`,
  );
  return ({ employeeId, date }: { employeeId: string; date: CompanyDate }) => {
    const rule = ruleOf(employeeId, date);
    const own = punches.get(`${employeeId} ${date}`) ?? [];
    return { rule, day: dayOf(rule, own, now, decided(employeeId, date)), isOpen: date >= earliest };
  };
}

export const readOneDay = async (
  db: Executor,
  { organizationId, employeeId, at }: { organizationId: string; employeeId: string; at: Date },
  date: CompanyDate,
) => (await readDays(db, organizationId, [{ employeeId, date }], at.getTime()))({ employeeId, date });
