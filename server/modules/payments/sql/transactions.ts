import { sql } from 'kysely';
import type { Period } from '#domain/analytics/period.ts';
import type { AmountRange } from '#domain/fields/amountRange.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { peopleFound, type Search } from '../../employees/index.ts';
import { isInUnit, type InUnit } from '../../organization/index.ts';
import type { Page } from '../../page.ts';
import type { MovementKind } from './movements.ts';

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

const movements = (
  db: Executor,
  { organizationId, employeeId, search, period, unit, kind, amounts = {} }: TransactionFilter,
) => {
  let query = db.selectFrom('moneyMovement').where('organizationId', '=', organizationId);
  if (employeeId) query = query.where('employeeId', '=', employeeId);
  if (kind) query = query.where('kind', '=', kind);
  const { amountFrom, amountTo } = amounts;
  if (amountFrom !== undefined) query = query.where('amount', '>=', tiyin(amountFrom));
  if (amountTo !== undefined) query = query.where('amount', '<=', tiyin(amountTo));
  if (period)
    query = isOneMonth(period)
      ? query.where('month', '=', period.from)
      : query.where('month', '>=', period.from).where('month', '<=', period.to);
  if (unit) query = query.where(isInUnit(sql.ref('moneyMovement.employeeId'), organizationId, unit));
  if (search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('employeeId', 'in', peopleFound(db, organizationId, search));
};

const isOneMonth = ({ from, to }: Period) => from === to;

/** Whether it asks for no more than kind and months, by which sums are kept. */
const isSummed = ({ employeeId, search, unit, amounts }: TransactionFilter): boolean =>
  !employeeId &&
  search.kind === 'everyone' &&
  !unit &&
  amounts?.amountFrom === undefined &&
  amounts?.amountTo === undefined;

/** The number in the narrowest list that has numbers of its own; in each the latest has the highest. */
const numberFor = ({ kind, period }: TransactionFilter) => {
  if (period && isOneMonth(period)) return 'monthNumber';
  return kind ? 'kindNumber' : 'number';
};

/** Whether it lets through all of that list. */
const isNumbered = (filter: TransactionFilter): boolean =>
  isSummed(filter) && (!filter.period || (isOneMonth(filter.period) && !filter.kind));

const latest = (db: Executor, filter: TransactionFilter) => {
  const number = numberFor(filter);
  return movements(db, filter)
    .select(['seq', 'kind', 'effectiveOn', 'recordedAt', 'amount', 'requestId', 'employeeId', 'period'])
    .select(`${number} as place`)
    .orderBy(number, 'desc');
};

/** The latest first. A page of as many as `total`, which `sumTransactions` has counted. */
export const selectTransactions = (
  db: Executor,
  filter: TransactionFilter,
  { page, pageSize, total }: Page & { total: number },
) => {
  const offset = (page - 1) * pageSize;
  if (!isNumbered(filter)) return latest(db, filter).limit(pageSize).offset(offset).execute();
  const number = numberFor(filter);
  return latest(db, filter)
    .where(number, '<=', total - offset)
    .where(number, '>', total - offset - pageSize)
    .execute();
};

/** The latest first; those below the `place` of one before only, where it is given. */
export const selectTransactionsBelow = (
  db: Executor,
  filter: TransactionFilter,
  { limit, place }: { limit: number; place: number | undefined },
) =>
  latest(db, filter)
    .$if(place !== undefined, (query) => query.where(numberFor(filter), '<', place!))
    .limit(limit)
    .execute();

/** Number and sum of each kind. */
export const sumTransactions = (db: Executor, filter: TransactionFilter) =>
  isSummed(filter)
    ? sumsKept(db, filter)
    : movements(db, filter)
        .select([
          'kind',
          (row) => row.fn.countAll<number>().as('count'),
          (row) => row.fn.sum<Tiyin>('amount').as('amount'),
        ])
        .groupBy('kind')
        .execute();

const sumsKept = (db: Executor, { organizationId, kind, period }: TransactionFilter) =>
  db
    .selectFrom('moneyMovementSum')
    .select(['kind', (row) => row.fn.sum<number>('count').as('count')])
    .select((row) => row.fn.sum<Tiyin>('amount').as('amount'))
    .where('organizationId', '=', organizationId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(period !== undefined, (query) =>
      query.where('month', '>=', period!.from).where('month', '<=', period!.to),
    )
    .groupBy('kind')
    .execute();
