import { defaultQuery, pageSizes, type ListQuery } from '#machines/flows/shared/list/listQuery.ts';

/** The allowed values of each filter, or a predicate (for a date, for example). */
export type Filters = Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;

const longestSearch = 100;

/** Reads a list's query from the URL and drops what is not valid there. `sorts` are fields without a sign. */
export function queryOf(
  address: URLSearchParams,
  filters: Filters,
  sorts: readonly string[] = [],
): ListQuery {
  const sort = address.get('sort') ?? '';
  const page = Number(address.get('page'));
  const pageSize = pageSizes.find((size) => String(size) === address.get('pageSize'));
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = address.get(name);
    const good = typeof values === 'function' ? values : (one: string) => values.includes(one);
    return value !== null && good(value) ? [[name, value] as const] : [];
  });
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : defaultQuery.page,
    pageSize: pageSize ?? defaultQuery.pageSize,
    search: (address.get('search') ?? '').slice(0, longestSearch),
    filter: Object.fromEntries(chosen),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : defaultQuery.sort,
  };
}

/** The shortest URL of a query: defaults are omitted. */
export function addressOf({ page, pageSize, search, filter, sort }: ListQuery): string {
  const address = new URLSearchParams(filter);
  if (search) address.set('search', search);
  if (sort) address.set('sort', sort);
  if (page !== defaultQuery.page) address.set('page', String(page));
  if (pageSize !== defaultQuery.pageSize) address.set('pageSize', String(pageSize));
  return address.toString();
}

/** What a saved view keeps of a query: search, filters and order, always written the same way. */
export function viewOf(query: ListQuery, apart: readonly string[] = []): string {
  const address = new URLSearchParams(
    addressOf({ ...query, page: defaultQuery.page, pageSize: defaultQuery.pageSize }),
  );
  for (const name of apart) address.delete(name);
  address.sort();
  return address.toString();
}

/** A filter's value that names a unit of the company, or nobody's. */
export const isUnitChoice = (value: string): boolean =>
  value === 'none' || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
