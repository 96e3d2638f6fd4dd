import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { ValuesOf } from '../../../../database/prepared.ts';
import type { TardinessReason } from '../../../../database/tables.generated.ts';
import type { DatesOfPerson } from './corrections.ts';
import { wasInScope, wasInUnit, type DayScope } from '../../../organization/index.ts';

export type GivenState = TardinessReason['state'];

/** One person's reasons for the days from one company date to another, both included. */
export const queryReasonsOf = (
  db: Executor,
  { organizationId, employeeId, from, to }: ValuesOf<DatesOfPerson>,
) =>
  db
    .selectFrom('tardinessReason')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '>=', from)
    .where('date', '<=', to);

/** These people's reasons for the days from one company date to another, both included. */
export const selectReasonsOfPeople = (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  dates: { from: CompanyDate; to: CompanyDate },
) =>
  db
    .selectFrom('tardinessReason')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${employeeIds}::uuid[])`)
    .where('date', '>=', dates.from)
    .where('date', '<=', dates.to)
    .execute();

/** These people's reasons for one day. */
export const selectReasonsOfDate = (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  date: CompanyDate,
) =>
  db
    .selectFrom('tardinessReason')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('date', '=', date)
    .execute();

/** Writes the reason of a person's day, or writes it anew. */
export const saveReason = (tx: Tx, row: TardinessReason) =>
  tx
    .insertInto('tardinessReason')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['organizationId', 'employeeId', 'date'])
        .doUpdateSet({ reason: row.reason, givenAt: row.givenAt }),
    )
    .execute();

const [employeeOfReason, day] = [sql.ref('tardinessReason.employeeId'), sql.ref('tardinessReason.date')];

export interface ReasonFilter {
  organizationId: string;
  scope: DayScope | undefined;
  /** The unit on that day: its id, or `none`. */
  unit: string | undefined;
}

const queryReasons = (db: Executor, { organizationId, scope, unit }: ReasonFilter) =>
  db
    .selectFrom('tardinessReason')
    .where('organizationId', '=', organizationId)
    .$if(scope !== undefined, (query) =>
      query.where(wasInScope(employeeOfReason, { first: day, last: day }, organizationId, scope!)),
    )
    .$if(unit !== undefined, (query) => query.where(wasInUnit(employeeOfReason, day, organizationId, unit!)));

/** States without a reason are left out. */
export const countReasons = (db: Executor, filter: ReasonFilter) =>
  queryReasons(db, filter)
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

/** The newest day first. */
export const selectReasons = (
  db: Executor,
  filter: ReasonFilter & { state: GivenState | undefined },
  { limit, offset }: { limit: number; offset: number },
) =>
  queryReasons(db, filter)
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state!))
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** In the order of their ids, so that two reviews of the same reasons do not deadlock. */
export const lockReasons = (
  tx: Tx,
  { organizationId, scope }: Omit<ReasonFilter, 'unit'>,
  ids: readonly string[],
) =>
  tx
    .selectFrom('tardinessReason')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .$if(scope !== undefined, (query) =>
      query.where(wasInScope(employeeOfReason, { first: day, last: day }, organizationId, scope!)),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** One decision on any number of reasons. */
export const decideReasons = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  decision: Pick<TardinessReason, 'state' | 'decidedAt' | 'decidedByAccountId' | 'decisionNote'>,
) =>
  tx
    .updateTable('tardinessReason')
    .set(decision)
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
