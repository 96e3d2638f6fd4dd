import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { unitsOn, isInScope, isInUnit, type InUnit, type Scope } from '../../../organization/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { isEmployedIn } from './employment.ts';

export interface AtWork {
  organizationId: string;
  /** On one of these days, both included. */
  from: CompanyDate;
  to: CompanyDate;
  /** Only these people, whatever the record says by now: the day is of a closed month. */
  only?: readonly string[] | undefined;
  /** Nobody else. */
  scope?: Scope | undefined;
  unit?: InUnit | undefined;
}

/** Everybody at work, or those of these ids, and with `otherThan` everyone who is none of those. */
export type PartAtWork = 'everybody' | { ids: readonly string[]; otherThan?: readonly string[] | undefined };

/** Everyone who is employed on one of the days: blocked people too, and who has no account yet or has left since. */
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

/** By the unit of the day; nobody who is in none. */
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

/** In the order of their ids: of a large company, names and their order take most of the time. */
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
