import { sql, type Expression, type OrderByItemBuilder, type SqlBool } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import type { Employee } from '../../../../database/tables.generated.ts';
import { unitsOn, isInScope, isInUnit, type InUnit, type Scope } from '../../../organization/index.ts';
import type { Search } from '../search.ts';
import { sumCountsByStatus, sumCounts, type CountFilter } from './counts.ts';
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
interface IdPage {
  ids: string[];
  total: number;
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
 * Selects a page of ids and the total of a filter. Names are sorted folded, so that Latin and Cyrillic mix and both
 * databases agree; the id makes the order stable. The total comes from the maintained counts; matches of a search are
 * counted while they are read.
 */
export const selectPage = async (
  db: Executor,
  organizationId: string,
  filter: EmployeeFilter,
  sort: EmployeeSort,
  place: PageRange,
): Promise<IdPage> => {
  const { search } = filter;
  if (search.kind === 'nobody') return { ids: [], total: 0 };
  if (search.kind === 'everyone') return selectPageOfEveryone(db, organizationId, filter, sort, place);
  const matches = (part: PageRange) =>
    search.kind === 'words'
      ? selectByWords(db, organizationId, search.words, filter, sort, part)
      : selectByNumber(db, organizationId, search, filter, sort, part);
  const page = await matches(place);
  // Beyond the last page there is no row to carry the total.
  if (page.length || !place.offset) return { ids: page.map(({ id }) => id), total: page[0]?.total ?? 0 };
  return { ids: [], total: (await matches({ limit: 1, offset: 0 }))[0]?.total ?? 0 };
};

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

/** Counts records: the maintained counts do not include units. */
const countOf = async (db: Executor, organizationId: string, filter: RecordFilter) =>
  dependsOnUnits(filter)
    ? (
        await queryRecords(db, organizationId, filter)
          .select((row) => row.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    : sumCounts(db, organizationId, filter);

/** Selects from the nearer end, so that the last page costs as much as the first. */
async function selectPageOfEveryone(
  db: Executor,
  organizationId: string,
  filter: RecordFilter,
  sort: EmployeeSort,
  { limit, offset }: PageRange,
): Promise<IdPage> {
  const total = await countOf(db, organizationId, filter);
  const rows = Math.max(0, Math.min(limit, total - offset));
  if (rows === 0) return { ids: [], total };
  const fromEnd = offset > total / 2;
  const { column, direction, order } = orderOf(sort, fromEnd);
  const found = await queryRecords(db, organizationId, filter)
    .select('employee.id')
    .orderBy(column, order)
    .orderBy('employee.id', direction)
    .limit(rows)
    .offset(fromEnd ? total - offset - rows : offset)
    .execute();
  const ids = found.map(({ id }) => id);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

type ByNumber = Extract<Search, { kind: 'digits' | 'passport' }>;

const hasNumber = (search: ByNumber): Expression<SqlBool> =>
  search.kind === 'passport'
    ? beginsWith(sql.ref('passportSerialNumber'), search.passport)
    : search.phoneAlone
      ? digitsBeginWith('phoneNumber', search.phone)
      : sql<SqlBool>`(${digitsBeginWith('phoneNumber', search.phone)} or ${digitsBeginWith('pinfl', search.pinfl)})`;

/** Counts the matches in each status. A status without matches may be missing. */
export async function countByStatus(
  db: Executor,
  organizationId: string,
  { search, ...filter }: EmployeeFilter,
): Promise<{ status: Employee['status']; count: number }[]> {
  const ofAnyStatus = { ...filter, status: undefined };
  if (search.kind === 'nobody') return [];
  if (search.kind === 'everyone' && !dependsOnUnits(filter))
    return sumCountsByStatus(db, organizationId, filter.registered);
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

/** Counts the matches, whatever unit the filter asks for. */
export const countInAll = async (db: Executor, organizationId: string, filter: EmployeeFilter) => {
  const { search, ...whole } = { ...filter, unit: undefined };
  if (search.kind === 'everyone') return countOf(db, organizationId, whole);
  const { count } = await queryMatches(db, organizationId, { ...whole, search })
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

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

const total = sql<number>`count(*) over ()`.as('total');

/** Selects by the index of words. The record is read only for what its name does not contain. */
async function selectByWords(
  db: Executor,
  organizationId: string,
  words: readonly [string, ...string[]],
  filter: RecordFilter,
  sort: EmployeeSort,
  { limit, offset }: PageRange,
) {
  const named = queryByName(db, organizationId, words);
  const { column, direction, order } = orderOf(sort);
  const { status, registered } = filter;
  if (column === 'employee.searchKey' && !status && registered === undefined && !dependsOnUnits(filter))
    return db
      .selectFrom(named.as('named'))
      .select(['named.employeeId as id', total])
      .orderBy('named.searchKey', direction)
      .orderBy('named.employeeId', direction)
      .limit(limit)
      .offset(offset)
      .execute();
  return queryRecords(db, organizationId, filter)
    .innerJoin(named.as('named'), 'named.employeeId', 'employee.id')
    .select(['employee.id', total])
    .orderBy(column, order)
    .orderBy('employee.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

function selectByNumber(
  db: Executor,
  organizationId: string,
  search: ByNumber,
  filter: RecordFilter,
  sort: EmployeeSort,
  { limit, offset }: PageRange,
) {
  const { column, direction, order } = orderOf(sort);
  return queryRecords(db, organizationId, filter)
    .where(hasNumber(search))
    .select(['employee.id', total])
    .orderBy(column, order)
    .orderBy('employee.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}
