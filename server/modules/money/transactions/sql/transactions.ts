import { sql } from 'kysely';
import type { Period } from '#domain/analytics/period.ts';
import type { AmountRange } from '#domain/fields/amountRange.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../../database/database.ts';
import { prepared, type Value } from '../../../../database/prepared.ts';
import { queryFoundIds, type Search } from '../../../employees/records/index.ts';
import { isInUnit, type InUnit } from '../../../organization/index.ts';
import type { Page } from '../../../page.ts';
import type { MovementKind } from './movements.ts';

export interface TransactionFilter {
  organizationId: string;
  /** One person's only. */
  employeeId?: string | undefined;
  /** Of the people found. */
  search: Search;
  /** The months in which the money moved. */
  period?: Period | undefined;
  /** Of people who are in it. */
  unit?: InUnit | undefined;
  /** All kinds where left out. */
  kinds?: readonly MovementKind[] | undefined;
  amounts?: AmountRange;
}

const queryMovements = (
  db: Executor,
  { organizationId, employeeId, search, period, unit, kinds, amounts = {} }: TransactionFilter,
) => {
  let query = db.selectFrom('moneyMovement').where('organizationId', '=', organizationId);
  if (employeeId) query = query.where('employeeId', '=', employeeId);
  if (kinds) query = query.where('kind', 'in', kinds);
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
  return query.where('employeeId', 'in', queryFoundIds(db, organizationId, search));
};

const isOneMonth = ({ from, to }: Period) => from === to;

/** Whether it filters only by kind and month, for which sums are stored. */
const isSummed = ({ employeeId, search, unit, amounts }: TransactionFilter): boolean =>
  !employeeId &&
  search.kind === 'everyone' &&
  !unit &&
  amounts?.amountFrom === undefined &&
  amounts?.amountTo === undefined;

/** The column that numbers the narrowest numbered list containing the result; the latest has the highest number. */
const numberFor = ({ kinds, period }: TransactionFilter) => {
  if (period && isOneMonth(period)) return 'monthNumber';
  return kinds?.length === 1 ? 'kindNumber' : 'number';
};

/** Whether the filter selects exactly the payments that arrived or came back. */
const isArrivedOrReturned = (filter: TransactionFilter): boolean =>
  isSummed(filter) &&
  !filter.period &&
  filter.kinds?.length === 2 &&
  filter.kinds.includes('settled') &&
  filter.kinds.includes('returned');

/** Whether the filter selects the whole list numbered by `numberFor`. */
const isNumbered = (filter: TransactionFilter): boolean =>
  isSummed(filter) &&
  (filter.period ? isOneMonth(filter.period) && !filter.kinds : !filter.kinds || filter.kinds.length === 1);

const columns = [
  ...(['seq', 'kind', 'effectiveOn', 'recordedAt', 'amount', 'requestId', 'employeeId', 'period'] as const),
] as const;

const queryLatest = (db: Executor, filter: TransactionFilter) => {
  const number = numberFor(filter);
  return queryMovements(db, filter).select(columns).select(`${number} as place`).orderBy(number, 'desc');
};

interface LatestOfTwo {
  organizationId: string;
  usual: MovementKind;
  rare: MovementKind;
  /** The usual kind's numbers to read: above the first, up to the second. */
  below: number;
  upTo: number;
  /** The places of the page among what was read. */
  aboveRank: number;
  upToRank: number;
}
const readLatestOfTwo = prepared<LatestOfTwo>()((db, { organizationId, usual, rare, ...page }) => {
  const of = (kind: Value<MovementKind>) =>
    db
      .selectFrom('moneyMovement')
      .where('organizationId', '=', organizationId)
      .where('kind', '=', kind)
      .select([...columns, 'number as place']);
  return db
    .with('near', () =>
      of(usual).where('kindNumber', '>', page.below).where('kindNumber', '<=', page.upTo).unionAll(of(rare)),
    )
    .with('placed', (near) =>
      near
        .selectFrom('near')
        .selectAll()
        .select(sql<number>`row_number() over (order by place)`.as('rank')),
    )
    .selectFrom('placed')
    .select([...columns, 'place'])
    .where('rank', '<=', page.upToRank)
    .where('rank', '>', page.aboveRank)
    .orderBy('place', 'desc');
});

/**
 * A page of two kinds, of which one is rare, without counting the rows below it: the usual kind is numbered, so that only
 * as many of its rows are read as the page and the rare rows need.
 */
function selectLatestOfTwo(
  db: Executor,
  kinds: Pick<LatestOfTwo, 'organizationId' | 'usual' | 'rare'>,
  { upTo, pageSize, rare }: { upTo: number; pageSize: number; rare: number },
) {
  const below = Math.max(0, upTo - pageSize - rare);
  const ranks = { upToRank: upTo - below, aboveRank: upTo - below - pageSize };
  return readLatestOfTwo(db, { ...kinds, below, upTo, ...ranks });
}

/** A page, the latest first. `total` and `returned` come from `sumTransactions`. */
export const selectTransactions = (
  db: Executor,
  filter: TransactionFilter,
  { page, pageSize, total, returned }: Page & { total: number; returned: number },
) => {
  const offset = (page - 1) * pageSize;
  if (isArrivedOrReturned(filter)) {
    const wanted = { upTo: total - offset, pageSize, rare: returned };
    const { organizationId } = filter;
    return selectLatestOfTwo(db, { organizationId, usual: 'settled', rare: 'returned' }, wanted);
  }
  if (!isNumbered(filter)) return queryLatest(db, filter).limit(pageSize).offset(offset).execute();
  const number = numberFor(filter);
  return queryLatest(db, filter)
    .where(number, '<=', total - offset)
    .where(number, '>', total - offset - pageSize)
    .execute();
};

/** The latest first; only those below `place`, if given. */
export const selectTransactionsBelow = (
  db: Executor,
  filter: TransactionFilter,
  { limit, place }: { limit: number; place: number | undefined },
) =>
  queryLatest(db, filter)
    .$if(place !== undefined, (query) => query.where(numberFor(filter), '<', place!))
    .limit(limit)
    .execute();

/** Number and sum of each kind. */
export const sumTransactions = (db: Executor, filter: TransactionFilter) =>
  isSummed(filter)
    ? selectKeptSums(db, {
        organizationId: filter.organizationId,
        kinds: filter.kinds,
        period: filter.period,
      })
    : queryMovements(db, filter)
        .select([
          'kind',
          (row) => row.fn.countAll<number>().as('count'),
          (row) => row.fn.sum<Tiyin>('amount').as('amount'),
        ])
        .groupBy('kind')
        .execute();

const selectKeptSums = prepared<Pick<TransactionFilter, 'organizationId' | 'kinds' | 'period'>>()(
  (db, { organizationId, kinds, period }) =>
    db
      .selectFrom('moneyMovementSum')
      .select(['kind', (row) => row.fn.sum<number>('count').as('count')])
      .select((row) => row.fn.sum<Tiyin>('amount').as('amount'))
      .where('organizationId', '=', organizationId)
      .$if(kinds !== undefined, (query) => query.where('kind', '=', sql<MovementKind>`any(${kinds}::text[])`))
      .$if(period !== undefined, (query) =>
        query.where('month', '>=', period!.from).where('month', '<=', period!.to),
      )
      .groupBy('kind'),
);
