import { sql, type RawBuilder } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { Value, ValuesOf } from '../../../database/prepared.ts';

/** The people that a manager sees: those in one of these units on the date. */
export interface Scope {
  units: readonly string[];
  date: CompanyDate;
}

/** The days that a manager sees, at any time: those on which the person was in one of these units. */
export type DayScope = Pick<Scope, 'units'>;

/** Who is in a unit on a date, or with null in none. */
export interface InUnit {
  unit: string | null;
  date: CompanyDate;
}

/** The unit that a list asks for, where `none` means people in none. */
export const inUnitOf = (asked: string | undefined, date: CompanyDate): InUnit | undefined =>
  asked === undefined ? undefined : { unit: asked === 'none' ? null : asked, date };

/** The scope of a manager on a date; undefined for roles that see everybody. */
export const scopeOf = (
  { units }: { units: readonly string[] | null },
  date: CompanyDate,
): Scope | undefined => (units ? { units, date } : undefined);

/** The days that a manager sees; undefined for roles that see all of them. */
export const dayScopeOf = ({ units }: { units: readonly string[] | null }): DayScope | undefined =>
  units ? { units } : undefined;

/** A condition on the table `as own`: the newest row of each person until the date. */
export const holdsOn = (
  organizationId: Value<string>,
  date: Value<CompanyDate> | RawBuilder<unknown>,
  table: 'employee_unit' | 'schedule_assignment' = 'employee_unit',
): RawBuilder<boolean> =>
  sql<boolean>`(own.organization_id = ${organizationId} and own.replaced_at is null and own.valid_from <= ${date}
    and not exists (
      select from ${sql.table(table)} as later
       where later.organization_id = own.organization_id and later.employee_id = own.employee_id
         and later.replaced_at is null and later.valid_from <= ${date} and later.valid_from > own.valid_from))`;

/** A condition for tables with an `employeeId`: the person is in the scope. */
export const isInScope = (
  employeeId: RawBuilder<unknown>,
  organizationId: Value<string>,
  { units, date }: ValuesOf<Scope>,
): RawBuilder<boolean> =>
  sql<boolean>`${employeeId} in (
    select own.employee_id from employee_unit as own
     where own.organization_id = ${organizationId} and own.unit_id = any(${units}::uuid[])
       and ${holdsOn(organizationId, date)})`;

/** As `isInScope`, for one unit or none. */
export const isInUnit = (
  employeeId: RawBuilder<unknown>,
  organizationId: Value<string>,
  { unit, date }: ValuesOf<InUnit>,
): RawBuilder<boolean> =>
  unit === null
    ? sql<boolean>`not exists (
        select from employee_unit as own
         where own.organization_id = ${organizationId} and own.employee_id = ${employeeId}
           and own.unit_id is not null and ${holdsOn(organizationId, date)})`
    : sql<boolean>`${employeeId} in (
        select own.employee_id from employee_unit as own
         where own.organization_id = ${organizationId} and own.unit_id = ${unit} and ${holdsOn(organizationId, date)})`;

/** Each person's stays in units, from a day until before another; computed once for all rows. */
const stays = (organizationId: Value<string>) => sql`(
  select employee_id, unit_id, valid_from,
         lead(valid_from) over (partition by employee_id order by valid_from) as next_from
    from employee_unit where organization_id = ${organizationId} and replaced_at is null) as own`;

/** A condition for tables with a person's days: they were in the scope on one of those from `first` to `last`. */
export const wasInScope = (
  employeeId: RawBuilder<unknown>,
  { first, last }: { first: RawBuilder<unknown>; last: RawBuilder<unknown> },
  organizationId: Value<string>,
  { units }: ValuesOf<DayScope>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${stays(organizationId)}
     where own.employee_id = ${employeeId} and own.unit_id = any(${units}::uuid[])
       and own.valid_from <= ${last} and (own.next_from is null or own.next_from > ${first}))`;

/** A condition for tables with a person's day: they were in the unit, or with `none` in none, on that day. */
export const wasInUnit = (
  employeeId: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
  organizationId: Value<string>,
  unit: string,
): RawBuilder<boolean> =>
  unit === 'none'
    ? sql<boolean>`not exists (
        select from ${stays(organizationId)}
         where own.employee_id = ${employeeId} and own.unit_id is not null
           and own.valid_from <= ${day} and (own.next_from is null or own.next_from > ${day}))`
    : wasInScope(employeeId, { first: day, last: day }, organizationId, { units: [unit] });

/** Every stay of these people, in the order of its first day; without a unit where they were in none. */
export const selectStays = (db: Executor, organizationId: string, employeeIds: readonly string[]) =>
  db
    .selectFrom('employeeUnit as own')
    .leftJoin('unit', (on) =>
      on.onRef('unit.organizationId', '=', 'own.organizationId').onRef('unit.id', '=', 'own.unitId'),
    )
    .where('own.organizationId', '=', organizationId)
    .where(sql<boolean>`own.employee_id = any(${employeeIds}::uuid[])`)
    .where('own.replacedAt', 'is', null)
    .select(['own.employeeId', 'own.validFrom', 'unit.id', 'unit.title'])
    .orderBy('own.validFrom')
    .execute();

/** The column of the unit on a date, for queries of `employee`; null in none. */
export const unitOn = (organizationId: Value<string>, date: Value<CompanyDate>) =>
  sql<{ id: string; title: string } | null>`(
    select json_build_object('id', unit.id, 'title', unit.title)
      from (select own.unit_id from employee_unit as own
             where own.organization_id = ${organizationId} and own.employee_id = employee.id
               and own.replaced_at is null and own.valid_from <= ${date}
             order by own.valid_from desc limit 1) as own
      join unit on unit.organization_id = ${organizationId} and unit.id = own.unit_id)`.as('unit');

/** The units of these people on a date; people in none are left out. */
export const selectUnitsOfPeople = (
  db: Executor,
  organizationId: Value<string>,
  employeeIds: readonly string[],
  date: CompanyDate,
) =>
  db
    .selectFrom('employeeUnit as own')
    .innerJoin('unit', (on) =>
      on.onRef('unit.organizationId', '=', 'own.organizationId').onRef('unit.id', '=', 'own.unitId'),
    )
    .where('own.organizationId', '=', organizationId)
    .where(sql<boolean>`own.employee_id = any(${employeeIds}::uuid[])`)
    .where(holdsOn(organizationId, date))
    .select(['own.employeeId', 'unit.id', 'unit.title'])
    .execute();
