import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { PaymentRequestEvent } from '../../../../database/tables.generated.ts';

export const insertEvents = (tx: Tx, rows: readonly PaymentRequestEvent[]) =>
  insertMany('paymentRequestEvent', rows).execute(tx);

/** The contract's limit. */
const MOST_EVENTS = 200;

/** Oldest first; within the same instant, the one written first. */
export const selectEvents = (db: Executor, organizationId: string, requestId: string) =>
  db
    .selectFrom('paymentRequestEvent')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('requestId', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .limit(MOST_EVENTS)
    .execute();

/** Approvals of these requests, oldest first; also those that were cancelled or repeated later. */
export const selectApprovals = (db: Executor, organizationId: string, requestIds: readonly string[]) =>
  db
    .selectFrom('paymentRequestEvent')
    .select(['requestId', 'byAccountId', 'at'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`request_id = any(${requestIds}::uuid[])`)
    .where('toState', 'in', ['approved', 'approvedAlone'])
    .orderBy('at')
    .orderBy('id')
    .execute();
