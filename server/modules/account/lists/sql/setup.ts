import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';

/** A list of one person at one company. */
export interface OwnList {
  organizationId: string;
  accountId: string;
  list: string;
}

interface View {
  name: string;
  address: string;
  hidden: readonly string[];
}

const array = (names: readonly string[]) => sql<string[]>`${names}::text[]`;

export const selectColumns = (db: Executor, { organizationId, accountId, list }: OwnList) =>
  db
    .selectFrom('listColumns')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .select('hidden')
    .executeTakeFirst();

export const saveColumns = (tx: Tx, own: OwnList, hidden: readonly string[], chosenAt: Date) =>
  tx
    .insertInto('listColumns')
    .values({ ...own, hidden: array(hidden), chosenAt })
    .onConflict((on) =>
      on.columns(['organizationId', 'accountId', 'list']).doUpdateSet({ hidden: array(hidden), chosenAt }),
    )
    .execute();

export const selectViews = (db: Executor, { organizationId, accountId, list }: OwnList) =>
  db
    .selectFrom('listView')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .select(['id', 'name', 'address', 'hidden', 'savedAt'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

export const insertView = (tx: Tx, own: OwnList, id: string, view: View, savedAt: Date) =>
  tx
    .insertInto('listView')
    .values({ ...own, id, ...view, hidden: array(view.hidden), savedAt })
    .execute();

/** The number of changed views: 0 when the view is not this person's. */
export const updateView = async (
  tx: Tx,
  own: OwnList,
  id: string,
  { name, address, hidden }: Pick<View, 'name'> & Partial<View>,
) =>
  (
    await tx
      .updateTable('listView')
      .set({
        name,
        ...(address !== undefined && { address }),
        ...(hidden !== undefined && { hidden: array(hidden) }),
      })
      .where('organizationId', '=', own.organizationId)
      .where('accountId', '=', own.accountId)
      .where('list', '=', own.list)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numUpdatedRows;

export const deleteView = async (tx: Tx, own: OwnList, id: string) =>
  (
    await tx
      .deleteFrom('listView')
      .where('organizationId', '=', own.organizationId)
      .where('accountId', '=', own.accountId)
      .where('list', '=', own.list)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numDeletedRows;
