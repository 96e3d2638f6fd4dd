import { fromPromise } from 'xstate';
import type { Import } from '#machines/flows/employees/importRun/importRunMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { newId } from '#src/runtime/newId.ts';

export type ImportRow = components['schemas']['ImportRow'];
export type ImportOutcome = components['schemas']['ImportOutcome'];
type PageSize = 10 | 20 | 50 | 100;

export const getImport = fromPromise<Import, { importId: string }>(({ input, signal }) =>
  unwrap(api.GET('/employees/imports/{id}', { params: { path: { id: input.importId } }, signal })),
);

export const abandonImport = fromPromise<void, { importId: string }>(async ({ input, signal }) => {
  const params = { path: { id: input.importId }, header: { 'Idempotency-Key': newId() } };
  await unwrap(api.DELETE('/employees/imports/{id}', { params, signal }));
});

/** A page of imports, and how many there are in each state. */
export type ImportPage = ListPage<Import> & Pick<components['schemas']['ImportList'], 'counts'>;

export const loadImports = fromPromise<ListPage<Import>, ListQuery>(({ input, signal }) => {
  const { page, pageSize, filter, sort } = input;
  const query = {
    page,
    pageSize: pageSize as PageSize,
    ...(filter['state'] ? { state: filter['state'] as Import['state'] } : {}),
    ...(sort ? { sort: sort as components['schemas']['ImportSort'] } : {}),
  };
  return unwrap(api.GET('/employees/imports', { params: { query }, signal }));
});

/** Staged rows of an import with a given outcome. */
export const loadImportRows = fromPromise<ListPage<ImportRow>, ListQuery & { of: string }>(
  ({ input, signal }) =>
    unwrap(
      api.GET('/employees/imports/{id}/rows', {
        params: {
          path: { id: input.of },
          query: {
            page: input.page,
            pageSize: input.pageSize as PageSize,
            ...(input.filter['outcome'] ? { outcome: input.filter['outcome'] as ImportOutcome } : {}),
            ...(input.filter['state'] ? { state: input.filter['state'] as ImportRow['state'] } : {}),
          },
        },
        signal,
      }),
    ),
);

/** All rows with problems, page by page. */
export async function loadProblemRows(importId: string, signal: AbortSignal): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await unwrap(
      api.GET('/employees/imports/{id}/rows', {
        params: { path: { id: importId }, query: { page, pageSize: 100, outcome: 'problem' } },
        signal,
      }),
    );
    rows.push(...items);
    if (items.length === 0 || rows.length >= total) return rows;
  }
}
