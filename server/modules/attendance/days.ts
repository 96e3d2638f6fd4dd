import { readDay, type Day } from '#domain/attendance/readDay.ts';
import { companyDate, dayKind, daysOfMonth } from '#domain/calendar/index.ts';
import type { OrganizationSettings } from '#domain/organizationSettings.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import type { EmployeeFacts } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
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
export const dayOf = (
  date: string,
  punches: readonly PunchFacts[],
  { shift, calendar, countFromPercent }: OrganizationSettings,
  now: number,
): Day =>
  readDay({
    date,
    punches: punches.map(({ type, at }) => ({ type, at: at.getTime() })),
    shift,
    kind: dayKind(date, calendar),
    countFromPercent,
    now,
  });

export interface MonthOf {
  organizationId: string;
  /** `YYYY-MM` */
  month: string;
  settings: OrganizationSettings;
  /** Epoch ms. */
  now: number;
}
type Hired = Pick<EmployeeFacts, 'id' | 'registeredAt'>;

/** Every day of each person's month, by their ids. Nobody is absent before the day they were hired. */
export async function monthsOfEmployees(
  db: Executor,
  { organizationId, employees, month, settings, now }: MonthOf & { employees: readonly Hired[] },
): Promise<Map<string, Day[]>> {
  const dates = daysOfMonth(month);
  const range = { from: dates.at(0)!, to: dates.at(-1)! };
  const ids = employees.map(({ id }) => id);
  const punches = groupBy(
    await selectPunchesOfPeople(db, organizationId, range, ids),
    ({ employeeId }) => employeeId,
  );
  return new Map(
    employees.map(({ id, registeredAt }) => {
      const own = groupBy(punches.get(id) ?? [], ({ shiftDate }) => shiftDate);
      const hiredOn = companyDate(registeredAt.getTime());
      return [
        id,
        dates.map((date) => {
          const day = dayOf(date, own.get(date) ?? [], settings, now);
          return date < hiredOn && day.presence === 'absent'
            ? { ...day, presence: 'notStarted' as const }
            : day;
        }),
      ];
    }),
  );
}

/** One date of several people by their ids; everyone asked for is included. */
export async function daysOfPeople(
  db: Executor,
  {
    organizationId,
    employeeIds,
    date,
    settings,
    now,
  }: Pick<MonthOf, 'organizationId' | 'settings' | 'now'> & { employeeIds: readonly string[]; date: string },
): Promise<Map<string, Day>> {
  const punches = groupBy(
    await selectPunchesOfPeople(db, organizationId, { from: date, to: date }, employeeIds),
    ({ employeeId }) => employeeId,
  );
  return new Map(employeeIds.map((id) => [id, dayOf(date, punches.get(id) ?? [], settings, now)]));
}
