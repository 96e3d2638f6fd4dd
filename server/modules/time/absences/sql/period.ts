import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { isInUnit, type InUnit } from '../../../organization/index.ts';

export interface AbsencesWithin {
  organizationId: string;
  /** Absences with a day between the dates, both included. */
  from: CompanyDate;
  to: CompanyDate;
  /** Only of people who are in it. */
  unit: InUnit | undefined;
}

/** In any state, ordered by first day, then by name. */
export const selectAbsenceIds = async (
  db: Executor,
  { organizationId, from, to, unit }: AbsencesWithin,
): Promise<string[]> =>
  (
    await db
      .selectFrom('absence')
      .innerJoin('employee', (on) =>
        on
          .onRef('employee.organizationId', '=', 'absence.organizationId')
          .onRef('employee.id', '=', 'absence.employeeId'),
      )
      .where('absence.organizationId', '=', organizationId)
      .where('absence.firstDay', '<=', to)
      .where('absence.lastDay', '>=', from)
      .$if(unit !== undefined, (query) =>
        query.where(isInUnit(sql.ref('absence.employeeId'), organizationId, unit!)),
      )
      .select('absence.id')
      .orderBy('absence.firstDay')
      .orderBy('employee.searchKey')
      .orderBy('absence.id')
      .execute()
  ).map(({ id }) => id);

/** In no certain order. */
export const selectAbsencesById = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
