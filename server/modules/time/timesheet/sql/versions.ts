import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { printedFields } from '#domain/fields/printedFields.ts';
import type { Executor } from '../../../../database/database.ts';
import type { WorkDay } from '../../../../database/tables.generated.ts';

export interface VersionKey {
  organizationId: string;
  month: CompanyMonth;
  version: number;
}

/** Selects a version that was closed, also one that was reopened since. */
export const selectVersion = (db: Executor, { organizationId, month, version }: VersionKey) =>
  db
    .selectFrom('timesheetVersion')
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('version', '=', version)
    .where('closedAt', 'is not', null)
    .select(['version', 'digest', 'closedAt', 'total'])
    .executeTakeFirst();

const queryPeople = (
  db: Executor,
  { organizationId, month, version }: VersionKey,
  unit: string | undefined,
) =>
  db
    .selectFrom('timesheetPerson')
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('version', '=', version)
    .$if(unit === 'none', (query) => query.where('unitId', 'is', null))
    .$if(unit !== undefined && unit !== 'none', (query) => query.where('unitId', '=', unit!));

export const countVersionPeople = async (db: Executor, key: VersionKey, unit: string | undefined) =>
  (
    await queryPeople(db, key, unit)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Selects a person of the version of a month that is in force. */
export const selectClosedPerson = (
  db: Executor,
  { organizationId, month, employeeId }: Omit<VersionKey, 'version'> & { employeeId: string },
) =>
  db
    .selectFrom('timesheetPerson as person')
    .innerJoin('timesheetVersion as closed', (on) =>
      on
        .onRef('closed.organizationId', '=', 'person.organizationId')
        .onRef('closed.month', '=', 'person.month')
        .onRef('closed.version', '=', 'person.version'),
    )
    .where('person.organizationId', '=', organizationId)
    .where('person.month', '=', month)
    .where('person.employeeId', '=', employeeId)
    .where('closed.closedAt', 'is not', null)
    .where('closed.reopenedAt', 'is', null)
    .select(['person.version', 'person.fullName', 'person.pinfl'])
    .select(printedFields.map((field) => `person.${field}` as const))
    .executeTakeFirst();

/** Selects people in the order of the sheet. */
export const selectVersionPeople = (
  db: Executor,
  key: VersionKey,
  unit: string | undefined,
  page: { limit: number; offset: number },
) =>
  queryPeople(db, key, unit)
    .select(['employeeId', 'fullName', 'unitId', 'unitTitle'])
    .select(['pinfl', ...printedFields])
    .select((row) =>
      row
        .selectFrom('employee')
        .whereRef('employee.organizationId', '=', 'timesheetPerson.organizationId')
        .whereRef('employee.id', '=', 'timesheetPerson.employeeId')
        .select(sql<boolean>`account_id is not null`.as('isRegistered'))
        .$asScalar()
        .$notNull()
        .as('isRegistered'),
    )
    .orderBy('searchKey')
    .orderBy('employeeId')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Selects the days of people, ordered by person and date. */
export const selectVersionDays = (
  db: Executor,
  { organizationId, month, version }: VersionKey,
  ids: readonly string[],
): Promise<WorkDay[]> =>
  db
    .selectFrom('workDay')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('version', '=', version)
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .orderBy('employeeId')
    .orderBy('date')
    .execute();
