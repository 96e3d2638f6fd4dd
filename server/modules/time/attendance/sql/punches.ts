import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { isInScope, isInUnit, type InUnit, type Scope } from '../../../organization/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Value, ValuesOf } from '../../../../database/prepared.ts';
import type { Punch } from '../../../../database/tables.generated.ts';

/** The columns that the rules of a day need. */
const facts = ['employeeId', 'shiftDate', 'type', 'at'] as const;
export type PunchFacts = Pick<Punch, (typeof facts)[number]>;

export const selectPunch = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('punch')
    .select([...facts, 'id', 'gateId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** One person's punches of the shifts from one company date to another, both included, in order of time. */
export const selectPunches = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  dates: { from: CompanyDate; to: CompanyDate },
): Promise<PunchFacts[]> =>
  db
    .selectFrom('punch')
    .select(facts)
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('shiftDate', '>=', dates.from)
    .where('shiftDate', '<=', dates.to)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** These people's punches of the shifts from one company date to another, both included, in order of time. */
export const selectPunchesOfPeople = (
  db: Executor,
  organizationId: string,
  dates: { from: CompanyDate; to: CompanyDate },
  employeeIds: readonly string[],
): Promise<PunchFacts[]> =>
  db
    .selectFrom('punch')
    .select(facts)
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('shiftDate', '>=', dates.from)
    .where('shiftDate', '<=', dates.to)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Everybody's, or those of these people, of people in the scope and in the unit. */
interface PunchesOf {
  ids?: Value<readonly string[]> | undefined;
  scope?: ValuesOf<Scope> | undefined;
  unit?: ValuesOf<InUnit> | undefined;
}

/**
 * The punches of each person as one text, because thousands of rows cost more than the days that are computed from them:
 * `0i1761970800000 0o…`, the day after the first one, in or out, epoch ms; in order of time.
 */
export const queryPunchTexts = (
  db: Executor,
  organizationId: Value<string>,
  { from, to }: ValuesOf<{ from: CompanyDate; to: CompanyDate }>,
  { ids, scope, unit }: PunchesOf,
) =>
  db
    .selectFrom('punch')
    .where('organizationId', '=', organizationId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids}::uuid[])`))
    .$if(scope !== undefined, (query) =>
      query.where(isInScope(sql.ref('punch.employeeId'), organizationId, scope!)),
    )
    .$if(unit !== undefined, (query) =>
      query.where(isInUnit(sql.ref('punch.employeeId'), organizationId, unit!)),
    )
    .where('shiftDate', '>=', from)
    .where('shiftDate', '<=', to)
    .groupBy('employeeId')
    .select('employeeId')
    .select(
      sql<string>`string_agg(concat(shift_date - ${from}::date, left(type, 1), (date_part('epoch', at) * 1000)::bigint), ' '
                             order by at, id)`.as('punches'),
    );

/** These people's punches of the shifts of these company dates, in order of time. */
export const selectPunchesOfDays = (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  dates: readonly CompanyDate[],
): Promise<PunchFacts[]> =>
  db
    .selectFrom('punch')
    .select(facts)
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('shiftDate', 'in', dates)
    .orderBy('at')
    .orderBy('id')
    .execute();

export const insertPunch = (tx: Tx, row: Punch) => tx.insertInto('punch').values(row).execute();
