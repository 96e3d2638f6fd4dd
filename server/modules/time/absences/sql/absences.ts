import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Absence } from '../../../../database/tables.generated.ts';
import { wasEmployedIn } from '../../../employees/records/index.ts';
import { wasInScope, type DayScope } from '../../../organization/index.ts';

export type AbsenceRow = Absence;

/** An absence belongs to the manager in whose unit the person was on its first day. */
const firstDay = { first: sql.ref('absence.firstDay'), last: sql.ref('absence.firstDay') };

interface Whose {
  organizationId: string;
  scope: DayScope | undefined;
}

export const insertAbsences = (tx: Tx, rows: readonly AbsenceRow[]) =>
  insertMany('absence', rows).execute(tx);

export const selectAbsence = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('absence')
    .select(['employeeId', 'firstDay', 'fileType'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

export const decideAbsence = (
  tx: Tx,
  { organizationId, id, state, decidedAt, decidedByAccountId, decisionNote }: AbsenceRow,
) =>
  tx
    .updateTable('absence')
    .set({ state, decidedAt, decidedByAccountId, decisionNote })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

/** In the order of their ids, so that two decisions on the same ones do not deadlock. */
export const lockAbsences = (tx: Tx, { organizationId, scope }: Whose, ids: readonly string[]) =>
  tx
    .selectFrom('absence')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .$if(scope !== undefined, (query) =>
      query.where(wasInScope(sql.ref('absence.employeeId'), firstDay, organizationId, scope!)),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** A proposed or accepted absence of the person on any of these days. */
export const selectOverlapping = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  { firstDay, lastDay }: { firstDay: CompanyDate; lastDay: CompanyDate },
) =>
  db
    .selectFrom('absence')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('state', 'in', ['proposed', 'accepted'])
    .where('firstDay', '<=', lastDay)
    .where('lastDay', '>=', firstDay)
    .limit(1)
    .executeTakeFirst();

/** Only those on days when the person is employed: for people who have left, there is nothing to decide. */
export const selectProposedAbsences = (db: Executor, { organizationId, scope }: Whose) =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'proposed')
    .where(
      wasEmployedIn(
        sql.ref('absence.employeeId'),
        { from: sql.ref('absence.firstDay'), to: sql.ref('absence.lastDay') },
        organizationId,
      ),
    )
    .$if(scope !== undefined, (query) =>
      query.where(wasInScope(sql.ref('absence.employeeId'), firstDay, organizationId, scope!)),
    )
    .execute();
