import type { Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayoutItem } from '../../../database/tables.generated.ts';
import { peopleFound, type Search } from '../../employees/index.ts';

export interface PayoutFilter {
  organizationId: string;
  state?: PayoutItem['state'] | undefined;
  /** Of the people found. */
  search: Search;
}

const filtered = (db: Executor, { organizationId, state, search }: PayoutFilter) => {
  let query = db.selectFrom('payoutItem').where('organizationId', '=', organizationId);
  if (state) query = query.where('state', '=', state);
  if (search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('employeeId', 'in', peopleFound(db, organizationId, search));
};

/** The latest change first; the id makes the order stable. */
export const selectPayouts = (
  db: Executor,
  filter: PayoutFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  filtered(db, filter)
    .selectAll()
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number and sum of each state. */
export const sumPayouts = (db: Executor, filter: Omit<PayoutFilter, 'state'>) =>
  filtered(db, filter)
    .select([
      'state',
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('amount').as('amount'),
    ])
    .groupBy('state')
    .execute();
