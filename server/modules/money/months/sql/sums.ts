import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { PaymentRequestState } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../../../database/database.ts';
import type { Value } from '../../../../database/prepared.ts';
import { lineSums, netBases } from '../../payLines/index.ts';

/** States in which the person has the money or will get it: the ledger deducts such an advance from the salary of its month. */
export const advancedStates: readonly PaymentRequestState[] = ['approved', 'sending', 'inDoubt', 'paid'];

/** By person and month: the sum of requests in each state, and of additions, deductions and net amounts, in tiyin. */
export const querySums = (
  db: Executor,
  organizationId: Value<string>,
  employeeIds: Value<readonly string[]> | null,
  periods: Value<readonly CompanyMonth[]>,
) => {
  let query = db
    .selectFrom('paymentRequest')
    .select(['employeeId', 'period', 'state', (row) => row.fn.sum<number>('amount').as('amount')])
    .where('organizationId', '=', organizationId)
    .where('period', '=', sql<CompanyMonth>`any(${periods}::text[])`);
  if (employeeIds) query = query.where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`);
  return query
    .groupBy(['employeeId', 'period', 'state'])
    .$castTo<{
      employeeId: string;
      period: CompanyMonth;
      state: PaymentRequestState | 'addition' | 'deduction' | 'netBase';
      amount: number;
    }>()
    .unionAll(lineSums(db, organizationId, employeeIds, periods))
    .unionAll(netBases(db, organizationId, employeeIds, periods));
};
