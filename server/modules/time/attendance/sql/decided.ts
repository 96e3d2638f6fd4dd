import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Value, ValuesOf } from '../../../../database/prepared.ts';
import type { DayDecision } from '../../../../database/tables.generated.ts';
import { isInUnit, wasInScope, type DayScope, type InUnit } from '../../../organization/index.ts';

interface Dates {
  from: CompanyDate;
  to: CompanyDate;
}

/** People to read; everybody when left out. */
export interface Whose {
  ids?: Value<readonly string[]> | undefined;
  /** For each day, the people in the scope on that day. */
  scope?: ValuesOf<DayScope> | undefined;
  unit?: ValuesOf<InUnit> | undefined;
}

const day = sql.ref('attendanceCorrection.date');

/** Accepted corrections of the dates. */
export const acceptedCorrections = (
  db: Executor,
  organizationId: Value<string>,
  { from, to }: ValuesOf<Dates>,
  { ids, scope, unit }: Whose,
) =>
  db
    .selectFrom('attendanceCorrection')
    .select(['employeeId', 'date', 'pairs'])
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'accepted')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids}::uuid[])`))
    .$if(scope !== undefined, (query) =>
      query.where(
        wasInScope(
          sql.ref('attendanceCorrection.employeeId'),
          { first: day, last: day },
          organizationId,
          scope!,
        ),
      ),
    )
    .$if(unit !== undefined, (query) =>
      query.where(isInUnit(sql.ref('attendanceCorrection.employeeId'), organizationId, unit!)),
    );

/** Decisions on days that do not count by themselves. */
export const decisionsOf = (
  db: Executor,
  organizationId: Value<string>,
  { from, to }: ValuesOf<Dates>,
  { ids }: Whose,
) =>
  db
    .selectFrom('dayDecision')
    .where('organizationId', '=', organizationId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids}::uuid[])`));

export const saveDecision = (tx: Tx, row: DayDecision) =>
  tx
    .insertInto('dayDecision')
    .values(row)
    .onConflict((on) => on.columns(['organizationId', 'employeeId', 'date']).doUpdateSet(row))
    .execute();

export const deleteDecisions = (tx: Tx, organizationId: string, employeeId: string, { from, to }: Dates) =>
  tx
    .deleteFrom('dayDecision')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
