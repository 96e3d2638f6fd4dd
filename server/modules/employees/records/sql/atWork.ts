import { sql } from 'kysely';
import { printedFields } from '#domain/fields/printedFields.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  unitOn,
  unitsOn,
  isInScope,
  isInUnit,
  type InUnit,
  type Scope,
} from '../../../organization/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { prepared, type Places } from '../../../../database/prepared.ts';
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
const queryAtWork = (db: Executor, { organizationId, from, to, only, scope, unit }: Places<AtWork>) =>
  db
    .selectFrom('employee')
    .where('employee.organizationId', '=', organizationId)
    .where(only ? sql<boolean>`employee.id = any(${only}::uuid[])` : isEmployedIn({ from, to }))
    .$if(scope !== undefined, (query) =>
      query.where(isInScope(sql.ref('employee.id'), organizationId, scope!)),
    )
    .$if(unit !== undefined, (query) => query.where(isInUnit(sql.ref('employee.id'), organizationId, unit!)));

export const queryCountAtWork = (db: Executor, who: Places<AtWork>) =>
  queryAtWork(db, who).select((row) => row.fn.countAll<number>().as('total'));

const readCount = prepared<AtWork>()(queryCountAtWork);

export const countAtWork = async (db: Executor, who: AtWork): Promise<number> =>
  (await readCount(db, who))[0]!.total;

/** Counts people at work by their unit on the last day. People without a unit are not counted. */
export const countAtWorkByUnit = prepared<AtWork>()((db, who) =>
  queryAtWork(db, who)
    .innerJoin(unitsOn(db, who.organizationId, who.to).as('own'), 'own.employeeId', 'employee.id')
    .select(['own.unitId', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('own.unitId'),
);

interface PartOf {
  who: AtWork;
  part: Exclude<PartAtWork, 'everybody'> | null;
}
const queryPart = (db: Executor, { who, part }: Places<PartOf>) =>
  part
    ? queryAtWork(db, who).where((row) =>
        row.or([
          sql<boolean>`employee.id = any(${part.ids}::uuid[])`,
          ...(part.otherThan ? [sql<boolean>`employee.id <> all(${part.otherThan}::uuid[])`] : []),
        ]),
      )
    : queryAtWork(db, who);
const partOf = (part: PartAtWork): PartOf['part'] => (part === 'everybody' ? null : part);

const readIds = prepared<PartOf>()((db, given) =>
  queryPart(db, given).select('employee.id').orderBy('employee.id'),
);

/** Selects ids in their order: in a large company, reading and sorting names takes most of the time. */
export const selectIdsAtWork = async (
  db: Executor,
  who: AtWork,
  part: PartAtWork = 'everybody',
): Promise<string[]> => (await readIds(db, { who, part: partOf(part) })).map(({ id }) => id);

export interface PageAtWork {
  limit: number;
  offset: number;
}
interface PageOf extends PartOf {
  page: PageAtWork;
  isDown: boolean;
}

/** People by folded name, with their unit on the last day. */
const queryPageAtWork = (db: Executor, given: Places<PageOf>) => {
  const direction = given.isDown ? 'desc' : 'asc';
  return queryPart(db, given)
    .select(['employee.id', 'employee.firstName', 'employee.lastName', 'employee.accountId'])
    .select(unitOn(given.who.organizationId, given.who.to))
    .orderBy('employee.searchKey', direction)
    .orderBy('employee.id', direction)
    .limit(given.page.limit)
    .offset(given.page.offset);
};
const readPage = prepared<PageOf>()(queryPageAtWork);
const readPrintedPage = prepared<PageOf>()((db, given) =>
  queryPageAtWork(db, given).select([
    'employee.employment',
    'employee.pinfl',
    ...printedFields.map((field) => `employee.${field}` as const),
  ]),
);

/** Everybody's page with what forms print about a person, and the employment. */
export const selectPrintedAtWork = (db: Executor, who: AtWork, page: PageAtWork) =>
  readPrintedPage(db, { who, part: null, page, isDown: false });

export const selectAtWork = (
  db: Executor,
  who: AtWork,
  part: PartAtWork,
  page: PageAtWork,
  direction: 'asc' | 'desc',
) => readPage(db, { who, part: partOf(part), page, isDown: direction === 'desc' });
