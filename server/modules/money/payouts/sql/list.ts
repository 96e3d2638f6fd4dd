import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { AmountRange } from '#domain/fields/amountRange.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../../database/database.ts';
import type { PayoutItem } from '../../../../database/tables.generated.ts';
import { queryFoundIds, type Search } from '../../../employees/records/index.ts';

export interface PayoutFilter {
  organizationId: string;
  /** One person's only. */
  employeeId?: string | undefined;
  /** The month in which it was earned. */
  month?: CompanyMonth | undefined;
  /** Handed over in this register. */
  registerId?: string | undefined;
  states?: readonly PayoutItem['state'][] | undefined;
  amounts?: AmountRange;
  /** Of the people found. */
  search: Search;
}

const queryPayouts = (
  db: Executor,
  { organizationId, employeeId, month, registerId, states, search, amounts = {} }: PayoutFilter,
) => {
  let query = db.selectFrom('payoutItem').where('organizationId', '=', organizationId);
  if (employeeId) query = query.where('employeeId', '=', employeeId);
  if (month) query = query.where('period', '=', month);
  if (registerId)
    query = query.where('id', 'in', (inner) =>
      inner
        .selectFrom('payoutAttempt')
        .select('itemId')
        .where('organizationId', '=', organizationId)
        .where('registerId', '=', registerId),
    );
  if (states) query = query.where('state', '=', (row) => row.fn.any(row.val(states)));
  const { amountFrom, amountTo } = amounts;
  if (amountFrom !== undefined) query = query.where('amount', '>=', tiyin(amountFrom));
  if (amountTo !== undefined) query = query.where('amount', '<=', tiyin(amountTo));
  if (search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('employeeId', 'in', queryFoundIds(db, organizationId, search));
};

/** The latest change first; the id makes the order stable. */
export const selectPayouts = (
  db: Executor,
  filter: PayoutFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  queryPayouts(db, filter)
    .selectAll()
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Ids in the order of the list. */
export const selectPayoutIds = (
  db: Executor,
  filter: PayoutFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  queryPayouts(db, filter)
    .select('id')
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const selectPayoutsById = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('payoutItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

/** Number and sum of each state. */
export const sumPayouts = (db: Executor, filter: Omit<PayoutFilter, 'states'>) =>
  queryPayouts(db, filter)
    .select([
      'state',
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('amount').as('amount'),
    ])
    .groupBy('state')
    .execute();
