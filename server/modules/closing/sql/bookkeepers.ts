import type { Tx } from '../../../database/database.ts';

/** Owners and accountants: who may close a month. */
export const selectBookkeepers = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .where('role', 'in', ['owner', 'accountant'])
    .select(['id', 'accountId'])
    .execute();
