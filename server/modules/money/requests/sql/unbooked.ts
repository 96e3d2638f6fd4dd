import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';
import { isBooked } from '../../ledger/index.ts';

const isUnbooked = sql<boolean>`not ${isBooked({
  organizationId: sql.ref('payment_request.organization_id'),
  subjectId: sql.ref('payment_request.id'),
})}`;

/** Companies with approved requests that have no entry in the ledger. */
export const selectCompaniesUnbooked = async (db: Executor): Promise<string[]> =>
  (
    await db
      .selectFrom('paymentRequest')
      .select('organizationId')
      .distinct()
      .where('state', 'in', ['approved', 'failed', 'paid'])
      .where(isUnbooked)
      .execute()
  ).map(({ organizationId }) => organizationId);

/** Locks such requests of a company, oldest first. */
export const lockUnbooked = (db: Executor, organizationId: string, limit: number) =>
  db
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('state', 'in', ['approved', 'failed', 'paid'])
    .where(isUnbooked)
    .orderBy('requestedAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

/** Events that approved or paid these requests, oldest first. */
export const selectMoneyEvents = (db: Executor, organizationId: string, requestIds: readonly string[]) =>
  db
    .selectFrom('paymentRequestEvent')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('requestId', '=', sql<string>`any(${requestIds}::uuid[])`)
    .where('toState', 'in', ['approved', 'paid'])
    .orderBy('at')
    .orderBy('id')
    .execute();
