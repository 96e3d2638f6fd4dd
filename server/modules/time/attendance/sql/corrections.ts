import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { ValuesOf } from '../../../../database/prepared.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { AttendanceCorrection } from '../../../../database/tables.generated.ts';
import { wasInScope, type DayScope } from '../../../organization/index.ts';

export type CorrectionRow = AttendanceCorrection;

const [employeeOfDay, day] = [
  sql.ref('attendanceCorrection.employeeId'),
  sql.ref('attendanceCorrection.date'),
];

export interface Whose {
  organizationId: string;
  scope: DayScope | undefined;
}

export const insertCorrections = (tx: Tx, rows: readonly CorrectionRow[]) =>
  insertMany('attendanceCorrection', rows).execute(tx);

/** In the order of their ids, so that two decisions on the same ones do not deadlock. */
export const lockCorrections = (tx: Tx, { organizationId, scope }: Whose, ids: readonly string[]) =>
  tx
    .selectFrom('attendanceCorrection')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .$if(scope !== undefined, (query) =>
      query.where(wasInScope(employeeOfDay, { first: day, last: day }, organizationId, scope!)),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** The accepted or the proposed correction of the day. */
export const lockCorrectionOfDay = (
  tx: Tx,
  organizationId: string,
  employeeId: string,
  date: CompanyDate,
  state: 'proposed' | 'accepted',
) =>
  tx
    .selectFrom('attendanceCorrection')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '=', date)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();

export const decideCorrection = (
  tx: Tx,
  { organizationId, id, state, decidedAt, decidedByAccountId, decisionNote }: CorrectionRow,
) =>
  tx
    .updateTable('attendanceCorrection')
    .set({ state, decidedAt, decidedByAccountId, decisionNote })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

export const selectProposed = (db: Executor, { organizationId, scope }: Whose) =>
  db
    .selectFrom('attendanceCorrection')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'proposed')
    .$if(scope !== undefined, (query) =>
      query.where(wasInScope(employeeOfDay, { first: day, last: day }, organizationId, scope!)),
    )
    .execute();

/** A person's days from one date to another, both included. */
export interface DatesOfPerson {
  organizationId: string;
  employeeId: string;
  from: CompanyDate;
  to: CompanyDate;
}

/** One person's corrections of days, the newest first. */
export const queryCorrections = (
  db: Executor,
  { organizationId, employeeId, from, to }: ValuesOf<DatesOfPerson>,
) =>
  db
    .selectFrom('attendanceCorrection')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('id', 'desc')
    .limit(1000);

/** Accepted corrections of these people's days, by their ids. */
export const selectCorrectionIds = (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
  ids: readonly string[],
) =>
  db
    .selectFrom('attendanceCorrection')
    .select(['employeeId', 'date', 'id'])
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'accepted')
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .where(
      sql<boolean>`date between ${`${month}-01`}::date and (${`${month}-01`}::date + interval '1 month - 1 day')::date`,
    )
    .execute();
