import { sql, type Expression, type SqlBool } from 'kysely';
import type { Executor } from '../../../database/database.ts';
import type { Search } from '../search.ts';
import { countedEmployees, type CountFilter } from './counts.ts';
import { namedBy } from './named.ts';
import { beginsWith, digitsBeginWith } from './prefix.ts';

export type EmployeeSort = 'name' | '-name' | 'registeredAt' | '-registeredAt';

export interface EmployeeFilter extends CountFilter {
  search: Search;
}

interface Place {
  limit: number;
  offset: number;
}
interface IdPage {
  ids: string[];
  total: number;
}

const orderOf = (sort: EmployeeSort) => ({
  column: sort.endsWith('name') ? ('employee.searchKey' as const) : ('employee.registeredAt' as const),
  falling: sort.startsWith('-'),
});

const employees = (db: Executor, organizationId: string, { status, registered }: CountFilter) => {
  let query = db.selectFrom('employee').where('employee.organizationId', '=', organizationId);
  if (status) query = query.where('employee.status', '=', status);
  if (registered !== undefined) query = query.where('employee.accountId', registered ? 'is not' : 'is', null);
  return query;
};

/**
 * A page and the total of a filter. Sorted by folded name, so that Latin and Cyrillic mix and both databases agree;
 * the id makes the order stable. The total comes from the maintained counts; matches of a search are counted while
 * read.
 */
export const selectPage = async (
  db: Executor,
  organizationId: string,
  filter: EmployeeFilter,
  sort: EmployeeSort,
  place: Place,
): Promise<IdPage> => {
  const { search } = filter;
  if (search.kind === 'nobody') return { ids: [], total: 0 };
  if (search.kind === 'everyone') return pageOfEveryone(db, organizationId, filter, sort, place);
  const found = (part: Place) =>
    search.kind === 'words'
      ? foundByWords(db, organizationId, search.words, filter, sort, part)
      : foundByNumber(db, organizationId, search, filter, sort, part);
  const page = await found(place);
  // Beyond the last page there is no row to carry the total.
  if (page.length || !place.offset) return { ids: page.map(({ id }) => id), total: page[0]?.total ?? 0 };
  return { ids: [], total: (await found({ limit: 1, offset: 0 }))[0]?.total ?? 0 };
};

/** Counted from the nearer end: the last page costs what the first one does. */
async function pageOfEveryone(
  db: Executor,
  organizationId: string,
  filter: CountFilter,
  sort: EmployeeSort,
  { limit, offset }: Place,
): Promise<IdPage> {
  const total = await countedEmployees(db, organizationId, filter);
  const rows = Math.max(0, Math.min(limit, total - offset));
  if (rows === 0) return { ids: [], total };
  const { column, falling } = orderOf(sort);
  const fromEnd = offset > total / 2;
  const direction = falling === fromEnd ? 'asc' : 'desc';
  const found = await employees(db, organizationId, filter)
    .select('employee.id')
    .orderBy(column, direction)
    .orderBy('employee.id', direction)
    .limit(rows)
    .offset(fromEnd ? total - offset - rows : offset)
    .execute();
  const ids = found.map(({ id }) => id);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

const total = sql<number>`count(*) over ()`.as('total');

/** The record is only read for what its name does not contain. */
async function foundByWords(
  db: Executor,
  organizationId: string,
  words: readonly [string, ...string[]],
  filter: CountFilter,
  sort: EmployeeSort,
  { limit, offset }: Place,
) {
  const named = namedBy(db, organizationId, words);
  const { column, falling } = orderOf(sort);
  const direction = falling ? 'desc' : 'asc';
  if (column === 'employee.searchKey' && filter.status === undefined && filter.registered === undefined)
    return db
      .selectFrom(named.as('named'))
      .select(['named.employeeId as id', total])
      .orderBy('named.searchKey', direction)
      .orderBy('named.employeeId', direction)
      .limit(limit)
      .offset(offset)
      .execute();
  return employees(db, organizationId, filter)
    .innerJoin(named.as('named'), 'named.employeeId', 'employee.id')
    .select(['employee.id', total])
    .orderBy(column, direction)
    .orderBy('employee.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}

function foundByNumber(
  db: Executor,
  organizationId: string,
  search: Extract<Search, { kind: 'digits' | 'passport' }>,
  filter: CountFilter,
  sort: EmployeeSort,
  { limit, offset }: Place,
) {
  const { column, falling } = orderOf(sort);
  const direction = falling ? 'desc' : 'asc';
  const holds: Expression<SqlBool> =
    search.kind === 'passport'
      ? beginsWith(sql.ref('passportSerialNumber'), search.passport)
      : sql<SqlBool>`(${digitsBeginWith('phoneNumber', search.phone)} or ${digitsBeginWith('pinfl', search.pinfl)})`;
  return employees(db, organizationId, filter)
    .where(holds)
    .select(['employee.id', total])
    .orderBy(column, direction)
    .orderBy('employee.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
}
