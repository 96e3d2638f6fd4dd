import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import { isInScope, type Scope } from '../../../organization/index.ts';

/** Which of these people are in the scope. */
export const selectInScope = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  scope: Scope | undefined,
) => {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .$if(scope !== undefined, (query) => query.where(isInScope(sql.ref('id'), organizationId, scope!)))
    .execute();
  return new Set(rows.map(({ id }) => id));
};
