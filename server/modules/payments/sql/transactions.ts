import { sql } from 'kysely';
import type { Period } from '#domain/analytics/period.ts';
import { daysOfMonth } from '#domain/calendar/index.ts';
import type { AmountRange } from '#domain/fields/amountRange.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { peopleFound, type Search } from '../../employees/index.ts';
import { isInUnit, type InUnit } from '../../organization/index.ts';

/** Accruals and offsets move no money. */
export type MovementKind = Exclude<
  components['schemas']['LedgerEntryKind'],
  'accrued' | 'offset' | 'carriedOver' | 'takenBack'
>;

export interface TransactionFilter {
  organizationId: string;
  /** One person's only. */
  employeeId?: string | undefined;
  /** Of the people found. */
  search: Search;
  /** Months in which the money moved. */
  period?: Period | undefined;
  /** Of people who are in it. */
  unit?: InUnit | undefined;
  kind?: MovementKind | undefined;
  amounts?: AmountRange;
}

/**
 * Entries of the ledger with the request whose money they move. What a request's end takes back is several entries, one for
 * each stage that the money had reached: only the one that takes the approval back is a movement for people.
 */
const movements = (
  db: Executor,
  { organizationId, employeeId, search, period, unit, kind, amounts = {} }: TransactionFilter,
) => {
  let query = db
    .selectFrom('ledgerEntry as entry')
    .innerJoin('ledgerTransfer as transfer', (on) =>
      on
        .onRef('transfer.organizationId', '=', 'entry.organizationId')
        .onRef('transfer.seq', '=', 'entry.seq')
        .on('transfer.line', '=', 1),
    )
    .innerJoin('paymentRequest as request', (on) =>
      on
        .onRef('request.organizationId', '=', 'transfer.organizationId')
        .onRef('request.id', '=', 'transfer.subjectId'),
    )
    .leftJoin('ledgerEntry as original', (on) =>
      on
        .onRef('original.organizationId', '=', 'entry.organizationId')
        .onRef('original.id', '=', 'entry.reverses'),
    )
    .where('entry.organizationId', '=', organizationId)
    // Deducting an advance from a salary moves no money: the advance itself did.
    .where('entry.kind', '<>', 'offset')
    .where((row) => row.or([row('entry.reverses', 'is', null), row('original.kind', '=', 'approved')]));
  if (employeeId) query = query.where('request.employeeId', '=', employeeId);
  if (kind) query = query.where('entry.kind', '=', kind);
  const { amountFrom, amountTo } = amounts;
  if (amountFrom !== undefined) query = query.where('transfer.amount', '>=', tiyin(amountFrom));
  if (amountTo !== undefined) query = query.where('transfer.amount', '<=', tiyin(amountTo));
  if (period)
    query = query
      .where('entry.effectiveOn', '>=', `${period.from}-01`)
      .where('entry.effectiveOn', '<=', daysOfMonth(period.to).at(-1)!);
  if (unit) query = query.where(isInUnit(sql.ref('request.employeeId'), organizationId, unit));
  if (search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('request.employeeId', 'in', peopleFound(db, organizationId, search));
};

/** The latest first; those below number `before` only, where it is given. */
export const selectTransactions = (
  db: Executor,
  filter: TransactionFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: number | undefined },
) =>
  movements(db, filter)
    .select(['entry.seq', 'entry.kind', 'entry.effectiveOn', 'entry.recordedAt'])
    .select(['transfer.amount', 'request.id as requestId', 'request.employeeId', 'request.period'])
    .$if(before !== undefined, (query) => query.where('entry.seq', '<', before!))
    .orderBy('entry.seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number and sum of each kind. */
export const sumTransactions = (db: Executor, filter: Omit<TransactionFilter, 'kind'>) =>
  movements(db, filter)
    .select([
      'entry.kind',
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('transfer.amount').as('amount'),
    ])
    .groupBy('entry.kind')
    .execute();
