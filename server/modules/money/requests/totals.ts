import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { sumRequests, type RequestFilter } from './sql/requests.ts';

type Totals = components['schemas']['PaymentRequestTotals'];

const none = { count: 0, asked: tiyin(0), amount: tiyin(0) };

export async function totalsOf(db: Executor, filter: Omit<RequestFilter, 'states'>): Promise<Totals> {
  const totals: Totals = {
    inProcess: none,
    approvedAlone: none,
    approved: none,
    sending: none,
    inDoubt: none,
    paid: none,
    failed: none,
    returned: none,
    cancelled: none,
  };
  for (const { state, ...total } of await sumRequests(db, filter)) totals[state] = total;
  return totals;
}
