import type { Executor, Tx } from '../../../../database/database.ts';

const queryReachable = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'active')
    .where('accountId', 'is not', null)
    .select(['organizationId', 'id', 'accountId', 'employment'])
    .$narrowType<{ accountId: string }>()
    .orderBy('id');

/** Selects a page of active people with an account, ordered by id. */
export const selectReachablePage = (
  db: Executor,
  organizationId: string,
  after: string | undefined,
  most: number,
) =>
  queryReachable(db, organizationId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .limit(most)
    .execute();
export type Reachable = Awaited<ReturnType<typeof selectReachablePage>>[number];

/** Locks those of these people whom no other transaction has locked. */
export const lockReachable = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  queryReachable(tx, organizationId).where('id', 'in', ids).forUpdate().skipLocked().execute();
