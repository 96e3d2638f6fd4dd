import { sql, type Expression, type OrderByItemBuilder, type SqlBool } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { unitsOn, isInScope, isInUnit, type InUnit, type Scope } from '../../../organization/index.ts';
import type { Search } from '../search.ts';
import { sumCountsByStatus, type CountFilter } from './counts.ts';
import type { EmployeeStatus } from './employees.ts';
import { queryByName } from './named.ts';
import { beginsWith, digitsBeginWith } from './prefix.ts';

const sortColumns = {
  name: 'employee.searchKey',
  addedAt: 'employee.addedAt',
  registeredAt: 'employee.registeredAt',
} as const;
type SortColumn = keyof typeof sortColumns;
export type EmployeeSort = SortColumn | `-${SortColumn}`;

interface RecordFilter extends CountFilter {
  scope?: Scope | undefined;
  unit?: InUnit | undefined;
}

export interface EmployeeFilter extends RecordFilter {
  search: Search;
}

interface PageRange {
  limit: number;
  offset: number;
}

/** Unregistered people come last in either direction; `fromEnd` reverses the whole order. */
function orderOf(sort: EmployeeSort, fromEnd = false) {
  const column = sortColumns[sort.replace('-', '') as SortColumn];
  const direction = sort.startsWith('-') === fromEnd ? ('asc' as const) : ('desc' as const);
  const order = (by: OrderByItemBuilder) => {
    const directed = by[direction]();
    if (column !== sortColumns.registeredAt) return directed;
    return fromEnd ? directed.nullsFirst() : directed.nullsLast();
  };
  return { column, direction, order };
}

const id = sql.ref('employee.id');

const queryRecords = (
  db: Executor,
  organizationId: string,
  { status, registered, scope, unit }: RecordFilter,
) => {
  let query = db.selectFrom('employee').where('employee.organizationId', '=', organizationId);
  if (scope) query = query.where(isInScope(id, organizationId, scope));
  if (unit) query = query.where(isInUnit(id, organizationId, unit));
  if (status) query = query.where('employee.status', '=', status);
  if (registered !== undefined) query = query.where('employee.accountId', registered ? 'is not' : 'is', null);
  return query;
};

/**
 * Selects the ids of a page of a filter with this total. Names are sorted folded, so that Latin and Cyrillic mix and both databases
 * agree; the id makes the order stable.
 */
export async function selectPage(
  db: Executor,
  organizationId: string,
  filter: EmployeeFilter,
  sort: EmployeeSort,
  { limit, offset }: PageRange,
  total: number,
): Promise<string[]> {
  const { search } = filter;
  const rows = Math.max(0, Math.min(limit, total - offset));
  if (rows === 0 || search.kind === 'nobody') return [];
  // From the nearer end, so that the last page costs as much as the first.
  const fromEnd = offset > total / 2;
  const place = { limit: rows, offset: fromEnd ? total - offset - rows : offset };
  const found =
    search.kind === 'words'
      ? await selectByWords(db, organizationId, search.words, filter, sort, place, fromEnd)
      : await selectInOrder(
          search.kind === 'everyone'
            ? queryRecords(db, organizationId, filter)
            : queryRecords(db, organizationId, filter).where(hasNumber(search)),
          sort,
          place,
          fromEnd,
        );
  const ids = found.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}

export const isRecordInScope = async (
  db: Executor,
  organizationId: string,
  employeeId: string,
  scope: Scope,
) =>
  (await queryRecords(db, organizationId, { scope })
    .where('employee.id', '=', employeeId)
    .select('employee.id')
    .executeTakeFirst()) !== undefined;

const dependsOnUnits = ({ scope, unit }: RecordFilter) => scope !== undefined || unit !== undefined;

type ByNumber = Extract<Search, { kind: 'digits' | 'passport' }>;

const hasNumber = (search: ByNumber): Expression<SqlBool> =>
  search.kind === 'passport'
    ? beginsWith(sql.ref('passportSerialNumber'), search.passport)
    : search.phoneAlone
      ? digitsBeginWith('phoneNumber', search.phone)
      : sql<SqlBool>`(${digitsBeginWith('phoneNumber', search.phone)} or ${digitsBeginWith('pinfl', search.pinfl)})`;

export type CountsByStatus = Record<EmployeeStatus, number>;

/** Counts the matches in each status, whatever status the filter asks for. */
export async function countByStatus(
  db: Executor,
  organizationId: string,
  filter: EmployeeFilter,
): Promise<CountsByStatus> {
  const counts = { active: 0, notIdentified: 0, declined: 0, blocked: 0, left: 0 };
  for (const { status, count } of await selectCounts(db, organizationId, filter)) counts[status] = count;
  return counts;
}

/** How many of the counted people have the status that a filter asks for. */
export const totalOf = (counts: CountsByStatus, { status }: EmployeeFilter): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A status without matches may be missing. */
async function selectCounts(
  db: Executor,
  organizationId: string,
  { search, ...filter }: EmployeeFilter,
): Promise<{ status: EmployeeStatus; count: number }[]> {
  const ofAnyStatus = { ...filter, status: undefined };
  if (search.kind === 'nobody') return [];
  if (search.kind === 'everyone' && !dependsOnUnits(filter))
    return sumCountsByStatus(db, { organizationId, registered: filter.registered });
  return queryMatches(db, organizationId, { ...ofAnyStatus, search })
    .select(['employee.status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('employee.status')
    .execute();
}

const queryMatches = (db: Executor, organizationId: string, { search, ...filter }: EmployeeFilter) => {
  const query = queryRecords(db, organizationId, filter);
  if (search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where((row) => row('employee.id', 'in', queryFoundIds(db, organizationId, search)));
};

/** Counts the matches in each unit on a date, whatever unit the filter asks for. */
export const countByUnit = (
  db: Executor,
  organizationId: string,
  filter: EmployeeFilter,
  date: CompanyDate,
) =>
  queryMatches(db, organizationId, { ...filter, unit: undefined })
    .innerJoin(unitsOn(db, organizationId, date).as('own'), 'own.employeeId', 'employee.id')
    .select(['own.unitId', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('own.unitId')
    .execute();

/** Builds the query for the ids of the people whom a search finds, to be part of another statement. */
export const queryFoundIds = (
  db: Executor,
  organizationId: string,
  search: Exclude<Search, { kind: 'everyone' | 'nobody' }>,
) =>
  search.kind === 'words'
    ? db
        .selectFrom(queryByName(db, organizationId, search.words).as('named'))
        .select('named.employeeId as id')
    : db
        .selectFrom('employee')
        .where('organizationId', '=', organizationId)
        .where(hasNumber(search))
        .select('id');

type Records = ReturnType<typeof queryRecords>;

const selectInOrder = (
  records: Records,
  sort: EmployeeSort,
  { limit, offset }: PageRange,
  fromEnd: boolean,
) => {
  const { column, direction, order } = orderOf(sort, fromEnd);
  return records
    .select('employee.id')
    .orderBy(column, order)
    .orderBy('employee.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
};

/** Selects by the index of words. The record is read only for what its name does not contain. */
function selectByWords(
  db: Executor,
  organizationId: string,
  words: readonly [string, ...string[]],
  filter: RecordFilter,
  sort: EmployeeSort,
  place: PageRange,
  fromEnd: boolean,
) {
  const named = queryByName(db, organizationId, words);
  const { column, direction } = orderOf(sort, fromEnd);
  const { status, registered } = filter;
  if (column !== 'employee.searchKey' || status || registered !== undefined || dependsOnUnits(filter))
    return selectInOrder(
      queryRecords(db, organizationId, filter).innerJoin(
        named.as('named'),
        'named.employeeId',
        'employee.id',
      ),
      sort,
      place,
      fromEnd,
    );
  return db
    .selectFrom(named.as('named'))
    .select('named.employeeId as id')
    .orderBy('named.searchKey', direction)
    .orderBy('named.employeeId', direction)
    .limit(place.limit)
    .offset(place.offset)
    .execute();
}
