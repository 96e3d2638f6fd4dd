import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';

export type State = PaymentRequest['state'];

/** Of each person, the sum of a period's requests in each state, tiyin. */
export const selectSums = (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  period: CompanyMonth,
) =>
  db
    .selectFrom('paymentRequest')
    .select(['employeeId', 'state', (row) => row.fn.sum<number>('amount').as('amount')])
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('period', '=', period)
    .groupBy(['employeeId', 'state'])
    .execute();

export const insertRequest = (tx: Tx, row: PaymentRequest) =>
  tx.insertInto('paymentRequest').values(row).returningAll().executeTakeFirstOrThrow();

export interface RequestFilter {
  organizationId: string;
  /** One person's only. */
  employeeId?: string | undefined;
  states?: readonly State[] | undefined;
}

const filtered = (db: Executor, { organizationId, employeeId, states }: RequestFilter) => {
  let query = db.selectFrom('paymentRequest').where('organizationId', '=', organizationId);
  if (employeeId) query = query.where('employeeId', '=', employeeId);
  if (states) query = query.where('state', '=', (row) => row.fn.any(row.val(states)));
  return query;
};

export const countRequests = async (db: Executor, filter: RequestFilter) =>
  (
    await filtered(db, filter)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** Newest first. */
export const selectRequests = (
  db: Executor,
  filter: RequestFilter,
  page: { limit: number; offset: number },
) =>
  filtered(db, filter)
    .selectAll()
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** In the order of their ids, so that two reviews of the same requests do not deadlock. */
export const lockRequests = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Owners of these requests; read before the employees' rows are locked. */
export const selectEmployeeIds = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  (
    await db
      .selectFrom('paymentRequest')
      .select('employeeId')
      .distinct()
      .where('organizationId', '=', organizationId)
      .where('id', 'in', ids)
      .execute()
  ).map(({ employeeId }) => employeeId);

export const selectRequest = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Writes decisions on any number of requests by one statement. */
export const updateRequests = (tx: Tx, rows: readonly PaymentRequest[]) =>
  sql`
    update payment_request r
       set state = n.state, amount = n.amount, review_reason = n."reviewReason", cancelled_by = n."cancelledBy",
           reviewed_at = n."reviewedAt", reviewed_by_account_id = n."reviewedByAccountId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(
           "organizationId" uuid, id uuid, state text, amount bigint, "reviewReason" text, "cancelledBy" text,
           "reviewedAt" timestamptz, "reviewedByAccountId" uuid)
     where r.organization_id = n."organizationId" and r.id = n.id`.execute(tx);
