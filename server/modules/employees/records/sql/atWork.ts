import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { unitsOn, isInScope, isInUnit, type InUnit, type Scope } from '../../../organization/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { isEmployedIn } from './employment.ts';

export interface AtWork {
  organizationId: string;
  /** The range of days, both included. A person is at work if employed on one of them. */
  from: CompanyDate;
  to: CompanyDate;
  /** Only these people, whatever their records say now: the day belongs to a closed month. */
  only?: readonly string[] | undefined;
  /** Only people in this scope. */
  scope?: Scope | undefined;
  unit?: InUnit | undefined;
}

/** Everybody at work, or the people with these ids; `otherThan` adds everyone except these ids. */
export type PartAtWork = 'everybody' | { ids: readonly string[]; otherThan?: readonly string[] | undefined };

/**
 * Builds the query for everyone who is employed on one of the days, including people who are blocked, have no account
 * yet or have left since.
 */
const queryAtWork = (db: Executor, { organizationId, from, to, only, scope, unit }: AtWork) =>
  db
    .selectFrom('employee')
    .where('employee.organizationId', '=', organizationId)
    .where(only ? sql<boolean>`employee.id = any(${only}::uuid[])` : isEmployedIn({ from, to }))
    .$if(scope !== undefined, (query) =>
      query.where(isInScope(sql.ref('employee.id'), organizationId, scope!)),
    )
    .$if(unit !== undefined, (query) => query.where(isInUnit(sql.ref('employee.id'), organizationId, unit!)));

export const countAtWork = async (db: Executor, who: AtWork) =>
  (
    await queryAtWork(db, who)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Counts people at work by their unit on the last day. People without a unit are not counted. */
export const countAtWorkByUnit = (db: Executor, who: AtWork) =>
  queryAtWork(db, who)
    .innerJoin(unitsOn(db, who.organizationId, who.to).as('own'), 'own.employeeId', 'employee.id')
    .select(['own.unitId', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('own.unitId')
    .execute();

const queryPart = (db: Executor, who: AtWork, part: PartAtWork) =>
  part === 'everybody'
    ? queryAtWork(db, who)
    : queryAtWork(db, who).where((row) =>
        row.or([
          sql<boolean>`employee.id = any(${part.ids}::uuid[])`,
          ...(part.otherThan ? [sql<boolean>`employee.id <> all(${part.otherThan}::uuid[])`] : []),
        ]),
      );

/** Selects ids in their order: in a large company, reading and sorting names takes most of the time. */
export const selectIdsAtWork = async (
  db: Executor,
  who: AtWork,
  part: PartAtWork = 'everybody',
): Promise<string[]> =>
  (await queryPart(db, who, part).select('employee.id').orderBy('employee.id').execute()).map(({ id }) => id);

export const selectAtWork = (
  db: Executor,
  who: AtWork,
  part: PartAtWork,
  page: { limit: number; offset: number },
  direction: 'asc' | 'desc',
) =>
  queryPart(db, who, part)
    .select(['employee.id', 'employee.firstName', 'employee.lastName', 'employee.accountId'])
    .orderBy('employee.searchKey', direction)
    .orderBy('employee.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
