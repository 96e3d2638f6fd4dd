/** The query of a list; plain JSON, small enough for a URL. */
export interface ListQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  /** As typed; the server folds apostrophes and scripts. */
  search: string;
  /** Chosen values by filter name; filters that are not set are absent. */
  filter: Record<string, string>;
  /** A sort field of the contract, with `-` for descending; empty for the list's default order. */
  sort: string;
}

export interface ListPage<Item> {
  items: Item[];
  /** Number of rows on all pages. */
  total: number;
}

/** The contract's `pageSize` (openapi/schemas/parameters.yaml). */
export const pageSizes = [10, 20, 50, 100] as const;

export const defaultQuery: ListQuery = { page: 1, pageSize: 20, search: '', filter: {}, sort: '' };

export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** True for a query without search and filters: an empty result means that the list is empty. */
export const isWhole = ({ search, filter }: ListQuery): boolean =>
  search.trim() === '' && Object.keys(filter).length === 0;

/** Keeps the rows in view: the first row of the old page is on the new page. */
export const changePageSize = (query: ListQuery, pageSize: number): ListQuery => ({
  ...query,
  pageSize,
  page: Math.floor(((query.page - 1) * query.pageSize) / pageSize) + 1,
});

/** Next sort order when a heading is clicked: ascending, descending, then the list's default. */
export function nextSort(sort: string, field: string): string {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? '' : field;
}
