import { versionOn } from '#domain/dated/versions.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { groupBy } from '../groupBy.ts';
import { selectStays, selectUnitsOfPeople, type DayScope } from './sql/scope.ts';
import { selectUnits } from './sql/units.ts';

type Schemas = components['schemas'];

/** The counts that a list supplies: rows in each unit, and in all. */
export interface CountedByUnit {
  inUnits: () => Promise<readonly { unitId: string | null; count: number }[]>;
  inAll: () => Promise<number>;
}

/** For a company without units, counts nothing. */
export async function unitCountsOf(
  db: Executor,
  organizationId: string,
  scope: DayScope | undefined,
  { inUnits, inAll }: CountedByUnit,
): Promise<Schemas['UnitCounts']> {
  const all = await selectUnits(db, organizationId);
  if (!all.length) return { units: [], none: scope ? 0 : await inAll() };
  const counts = new Map((await inUnits()).map(({ unitId, count }) => [unitId, count]));
  const units = all
    .map(({ id, title, closedAt }) => ({ closedAt, unit: { id, title, count: counts.get(id) ?? 0 } }))
    .filter(({ unit, closedAt }) => closedAt === null || unit.count > 0)
    .flatMap(({ unit }) => (!scope || scope.units.includes(unit.id) ? [unit] : []));
  if (scope) return { units, none: 0 };
  return { units, none: (await inAll()) - units.reduce((sum, { count }) => sum + count, 0) };
}

/** Units by employee id; people in no unit are missing. */
export async function unitsOfPeople(
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  date: CompanyDate,
): Promise<ReadonlyMap<string, Schemas['UnitTitle']>> {
  const rows = employeeIds.length ? await selectUnitsOfPeople(db, organizationId, employeeIds, date) : [];
  return new Map(rows.map(({ employeeId, id, title }) => [employeeId, { id, title }]));
}

/** The unit in which a person was on a day; null in none. */
export async function unitsByDay(
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string, date: CompanyDate) => Schemas['UnitTitle'] | null> {
  const rows = employeeIds.length ? await selectStays(db, organizationId, employeeIds) : [];
  const stays = groupBy(rows, ({ employeeId }) => employeeId);
  return (employeeId, date) => {
    const stay = versionOn(stays.get(employeeId) ?? [], date);
    return stay?.id && stay.title !== null ? { id: stay.id, title: stay.title } : null;
  };
}
