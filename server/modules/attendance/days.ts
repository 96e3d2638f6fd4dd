import { readDay, type Day } from '#domain/attendance/readDay.ts';
import type { DayRule } from '#domain/attendance/rules.ts';
import { companyDate, daysOfMonth, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { EmployeeFacts } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import type { RuleOf } from '../schedules/index.ts';
import { selectPunchesOfPeople, type PunchFacts } from './sql/punches.ts';

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
  uncountedBecause: day.uncountedBecause,
  pairs: day.pairs.map((pair) => ({ in: iso(pair.in), out: pair.out === null ? null : iso(pair.out) })),
});

/** The day of one person at `now` by the domain's rule; `punches` are that day's, in order of time. */
export const dayOf = (rule: DayRule, punches: readonly PunchFacts[], now: number): Day =>
  readDay({ rule, punches: punches.map(({ type, at }) => ({ type, at: at.getTime() })), now });

export interface MonthOf {
  organizationId: string;
  /** `YYYY-MM` */
  month: CompanyMonth;
  ruleOf: RuleOf;
  /** Epoch ms. */
  now: number;
}
type Hired = Pick<EmployeeFacts, 'id' | 'registeredAt'>;

/**
 * Reads each person's month once; the answer makes days of it, by their ids, as often as it is asked. Nobody is absent
 * before the day they were hired.
 */
export async function readMonths(
  db: Executor,
  {
    organizationId,
    employees,
    month,
  }: Pick<MonthOf, 'organizationId' | 'month'> & { employees: readonly Hired[] },
): Promise<(ruleOf: RuleOf, now: number) => Map<string, Day[]>> {
  const dates = daysOfMonth(month);
  const range = { from: dates.at(0)!, to: dates.at(-1)! };
  const ids = employees.map(({ id }) => id);
  const punches = groupBy(
    await selectPunchesOfPeople(db, organizationId, range, ids),
    ({ employeeId }) => employeeId,
  );
  const people = employees.map(({ id, registeredAt }) => ({
    id,
    hiredOn: companyDate(registeredAt.getTime()),
    own: groupBy(punches.get(id) ?? [], ({ shiftDate }) => shiftDate),
  }));
  return (ruleOf, now) =>
    new Map(
      people.map(({ id, hiredOn, own }) => [
        id,
        dates.map((date) => {
          const day = dayOf(ruleOf(id, date), own.get(date) ?? [], now);
          return date < hiredOn && day.presence === 'absent'
            ? { ...day, presence: 'notStarted' as const }
            : day;
        }),
      ]),
    );
}

/** Every day of each person's month, by their ids. */
export const monthsOfEmployees = async (
  db: Executor,
  { ruleOf, now, ...who }: MonthOf & { employees: readonly Hired[] },
): Promise<Map<string, Day[]>> => (await readMonths(db, who))(ruleOf, now);

/** One date of several people by their ids; everyone asked for is included. */
export async function daysOfPeople(
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
  return new Map(employeeIds.map((id) => [id, dayOf(ruleOf(id, date), punches.get(id) ?? [], now)]));
}
