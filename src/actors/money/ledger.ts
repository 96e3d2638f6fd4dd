import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerPage = ListPage<LedgerEntry> & Pick<components['schemas']['LedgerEntryList'], 'balances'>;

export const loadLedger = fromPromise<ListPage<LedgerEntry>, ListQuery>(({ input, signal }) => {
  const { page, pageSize, filter } = input;
  const query = {
    page,
    pageSize: pageSize as 10 | 20 | 50 | 100,
    ...(filter['kind'] ? { kind: filter['kind'] as LedgerEntry['kind'] } : {}),
  };
  return unwrap(api.GET('/ledger/entries', { params: { query }, signal }));
});
