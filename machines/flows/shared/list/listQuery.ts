/** What a list is asked for; JSON-plain and small enough for an address bar. */
export interface ListQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  /** As typed; the server folds apostrophes and scripts. */
  search: string;
  /** Chosen values by filter name; a filter that is not set is not there. */
  filter: Record<string, string>;
  /** A field of the contract's list, `-` before it for the greatest first; empty for the list's own order. */
  sort: string;
}

export interface ListPage<Item> {
  items: Item[];
  /** Of all pages. */
  total: number;
}

/** The contract's `pageSize` (openapi/schemas/parameters.yaml). */
export const pageSizes = [10, 20, 50, 100] as const;

export const defaultQuery: ListQuery = { page: 1, pageSize: 20, search: '', filter: {}, sort: '' };

export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** A list that answers nothing to this has nothing at all. */
export const isWhole = ({ search, filter }: ListQuery): boolean =>
  search.trim() === '' && Object.keys(filter).length === 0;

/** The same rows stay in view: the first row of the old page is on the new one. */
export const resized = (query: ListQuery, pageSize: number): ListQuery => ({
  ...query,
  pageSize,
  page: Math.floor(((query.page - 1) * query.pageSize) / pageSize) + 1,
});

/** What a click on a heading asks for: upwards, then downwards, then the list's own order. */
export function nextSort(sort: string, field: string): string {
  if (sort === field) return `-${field}`;
  return sort === `-${field}` ? '' : field;
}
