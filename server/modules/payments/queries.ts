import type { Executor, Tx } from '../../database/database.ts';
import type { PaymentRequest } from '../../database/tables.generated.ts';

export type State = PaymentRequest['state'];

/** Sum of the requests of a period in each state, tiyin. */
export const selectSums = (db: Executor, organizationId: string, employeeId: string, period: string) =>
  db
    .selectFrom('paymentRequest')
    .select(['state', (row) => row.fn.sum<number>('amount').as('amount')])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('period', '=', period)
    .groupBy('state')
    .execute();

export const insertRequest = (tx: Tx, row: PaymentRequest) =>
  tx.insertInto('paymentRequest').values(row).returningAll().executeTakeFirstOrThrow();

export interface RequestFilter {
  organizationId: string;
  /** One person's alone. */
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

/** In the order of their ids, so that two reviews of the same requests wait for each other instead of locking up. */
export const lockRequests = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

export type Change = Pick<PaymentRequest, 'state'> &
  Partial<Pick<PaymentRequest, 'cancelReason' | 'cancelledBy' | 'reviewedAt' | 'reviewedByAccountId'>>;

export const updateRequests = (tx: Tx, organizationId: string, ids: readonly string[], change: Change) =>
  tx
    .updateTable('paymentRequest')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .returningAll()
    .execute();
