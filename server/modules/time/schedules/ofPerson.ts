import { scheduleOf } from '#domain/attendance/assignment.ts';
import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { notFound } from '../../../http/problem.ts';
import { readEmployees } from '../../employees/records/index.ts';
import { readRules } from './rules.ts';
import { selectSchedules } from './sql/schedules.ts';
import { membershipsOf, unitTitlesOf } from '../../organization/index.ts';

type Schemas = components['schemas'];
type Followed = Omit<Schemas['EmployeeSchedule'], 'planned'>;

/** The schedule that a person follows today, and each planned change. Throws 404. */
export async function scheduleOfPerson(
  db: Executor,
  organizationId: string,
  id: string,
  now: number,
): Promise<Schemas['EmployeeSchedule']> {
  const [person] = (await readEmployees(db, organizationId, [id])).values();
  if (!person) throw notFound();
  const today = companyDate(now);
  const { people, ...given } = await readRules(db, organizationId, [id]);
  // Without schedules, the rules contain no people, although people are in units.
  const belonging = people.get(id) ?? { own: [], units: await membershipsOf(db, organizationId, [id]) };
  const schedules = new Map((await selectSchedules(db, organizationId)).map((row) => [row.id, row]));
  const units = new Map((await unitTitlesOf(db, organizationId)).map((row) => [row.id, row.title]));

  const followedOn = (date: CompanyDate): Followed => {
    const unitId = versionOn(belonging.units, date)?.unitId ?? null;
    const row = schedules.get(scheduleOf(belonging, given, date) ?? '');
    const isOpen = row && (row.closedFrom === null || date < row.closedFrom);
    const own = scheduleOf({ own: belonging.own, units: [] }, given, date);
    return {
      schedule: isOpen ? { id: row.id, title: row.title } : null,
      by: !isOpen ? 'company' : own ? 'person' : 'unit',
      unit: unitId === null ? null : { id: unitId, title: units.get(unitId) ?? '' },
    };
  };

  const mine = new Set(belonging.units.flatMap(({ unitId }) => unitId ?? []));
  const days = [
    ...[...belonging.own, ...belonging.units].map(({ validFrom }) => validFrom),
    ...[...mine].flatMap((unitId) => (given.ofUnits.get(unitId) ?? []).map(({ validFrom }) => validFrom)),
    ...[...schedules.values()].flatMap(({ closedFrom }) => closedFrom ?? []),
  ];
  const ahead = [...new Set(days)].filter((date) => date > today).sort();
  const planned: Schemas['EmployeeSchedule']['planned'] = [];
  const current = followedOn(today);
  for (const validFrom of ahead) {
    const {
      validFrom: _day,
      own: _own,
      moved: _moved,
      ...before
    } = planned.at(-1) ?? { validFrom, own: false, moved: false, ...current };
    const then = followedOn(validFrom);
    const [own, moved] = [belonging.own, belonging.units].map((of) =>
      of.some((one) => one.validFrom === validFrom),
    ) as [boolean, boolean];
    if (JSON.stringify(then) !== JSON.stringify(before)) planned.push({ validFrom, ...then, own, moved });
  }
  return { ...current, planned: planned.slice(0, 100) };
}
