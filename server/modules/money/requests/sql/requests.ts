import { sql } from 'kysely';
import type { Period } from '#domain/analytics/period.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { AmountRange } from '#domain/fields/amountRange.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unitsOn, isInScope, isInUnit, type InUnit, type Scope } from '../../../organization/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { PaymentRequest } from '../../../../database/tables.generated.ts';
import { queryFoundIds, type Search } from '../../../employees/records/index.ts';
import { advancedStates } from '../../months/index.ts';

export type State = PaymentRequest['state'];

export const insertRequest = (tx: Tx, row: PaymentRequest) =>
  tx.insertInto('paymentRequest').values(row).returningAll().executeTakeFirstOrThrow();

/** Payments of a run. */
export const insertRequests = (tx: Tx, rows: readonly PaymentRequest[]) =>
  insertMany('paymentRequest', rows).execute(tx);

/** Undecided requests of these people and a month. */
export const selectUndecided = async (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  period: CompanyMonth,
): Promise<string[]> =>
  (
    await db
      .selectFrom('paymentRequest')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
      .where('period', '=', period)
      .where('state', '=', 'inProcess')
      .where('kind', '=', 'asked')
      .execute()
  ).map(({ id }) => id);

/** Undecided requests of a month. */
export const selectUndecidedOf = (db: Executor, organizationId: string, period: CompanyMonth) =>
  db
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('period', '=', period)
    .where('state', '=', 'inProcess')
    .where('kind', '=', 'asked')
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();

/** Advances of a month, by request or run, that these people got or will get. */
export const selectAdvances = (
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  period: CompanyMonth,
) =>
  db
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .where('period', '=', period)
    .where('kind', '<>', 'salary')
    .where('state', 'in', advancedStates)
    .orderBy('id')
    .execute();

export interface RequestFilter {
  organizationId: string;
  /** Only requests that people made themselves. */
  asked?: boolean;
  /** One person's only. */
  employeeId?: string | undefined;
  states?: readonly State[] | undefined;
  /** Of these months, both included. */
  period?: Period | undefined;
  scope?: Scope | undefined;
  unit?: InUnit | undefined;
  /** As they stand. */
  amounts?: AmountRange;
  /** Of the people found. */
  search?: Search;
}

const queryRequests = (db: Executor, filter: RequestFilter) => {
  const { organizationId, asked, employeeId, states, period, scope, unit, search, amounts = {} } = filter;
  const { amountFrom, amountTo } = amounts;
  let query = db.selectFrom('paymentRequest').where('paymentRequest.organizationId', '=', organizationId);
  // Managers, who have a scope, do not see payments of runs.
  if (asked || scope) query = query.where('paymentRequest.kind', '=', 'asked');
  if (employeeId) query = query.where('paymentRequest.employeeId', '=', employeeId);
  if (period)
    query = query
      .where('paymentRequest.period', '>=', period.from)
      .where('paymentRequest.period', '<=', period.to);
  if (scope) query = query.where(isInScope(sql.ref('paymentRequest.employeeId'), organizationId, scope));
  if (unit) query = query.where(isInUnit(sql.ref('paymentRequest.employeeId'), organizationId, unit));
  if (amountFrom !== undefined) query = query.where('paymentRequest.amount', '>=', tiyin(amountFrom));
  if (amountTo !== undefined) query = query.where('paymentRequest.amount', '<=', tiyin(amountTo));
  // A single state is compared directly, so that the index of states also gives the order.
  const [first, ...others] = states ?? [];
  if (first && !others.length) query = query.where('paymentRequest.state', '=', first);
  else if (states) query = query.where('paymentRequest.state', '=', (row) => row.fn.any(row.val(states)));
  if (!search || search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('paymentRequest.employeeId', 'in', queryFoundIds(db, organizationId, search));
};

export const countRequests = async (db: Executor, filter: RequestFilter) =>
  (
    await queryRequests(db, filter)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** By the unit of the person on the date, without people in no unit. */
export const countRequestsByUnit = (db: Executor, filter: RequestFilter, date: CompanyDate) =>
  queryRequests(db, { ...filter, unit: undefined })
    .innerJoin(
      unitsOn(db, filter.organizationId, date).as('own'),
      'own.employeeId',
      'paymentRequest.employeeId',
    )
    .select(['own.unitId', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('own.unitId')
    .execute();

/** Number and sums of each state; states without a request are left out. */
export const sumRequests = (db: Executor, filter: RequestFilter) =>
  queryRequests(db, filter)
    .select([
      'state',
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('askedAmount').as('asked'),
      (row) => row.fn.sum<Tiyin>('amount').as('amount'),
    ])
    .groupBy('state')
    .execute();

/** Sums approved requests that the company pays itself. */
export const sumByHand = (db: Executor, organizationId: string) =>
  db
    .selectFrom('paymentRequest')
    .leftJoin('payoutItem as item', (on) =>
      on
        .onRef('item.organizationId', '=', 'paymentRequest.organizationId')
        .onRef('item.requestId', '=', 'paymentRequest.id'),
    )
    .where('paymentRequest.organizationId', '=', organizationId)
    .where('paymentRequest.state', '=', 'approved')
    .where((row) => row.or([row('item.provider', 'is', null), row('item.provider', '=', 'hand')]))
    .select([
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.coalesce(row.fn.sum<Tiyin>('paymentRequest.amount'), sql<Tiyin>`0`).as('amount'),
    ])
    .executeTakeFirstOrThrow();

export type RequestSort = components['schemas']['PaymentRequestSort'];

interface Place {
  limit: number;
  offset: number;
}

/** The id makes the order stable. */
function sortRequests(db: Executor, filter: RequestFilter, sort: RequestSort, { limit, offset }: Place) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = queryRequests(db, filter).limit(limit).offset(offset);
  if (!sort.endsWith('name'))
    return rows
      .orderBy(sort.endsWith('amount') ? 'paymentRequest.amount' : 'paymentRequest.requestedAt', direction)
      .orderBy('paymentRequest.id', direction);
  const name = rows
    .clearOrderBy()
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'paymentRequest.organizationId')
        .onRef('employee.id', '=', 'paymentRequest.employeeId'),
    );
  return name.orderBy('employee.searchKey', direction).orderBy('paymentRequest.id', direction);
}

export const selectRequests = (db: Executor, filter: RequestFilter, sort: RequestSort, place: Place) =>
  sortRequests(db, filter, sort, place).selectAll('paymentRequest').execute();

export const selectRequestIds = (db: Executor, filter: RequestFilter, sort: RequestSort, place: Place) =>
  sortRequests(db, filter, sort, place).select('paymentRequest.id').execute();

/** In no certain order. */
export const selectRequestsById = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/**
 * In the order of their ids, so that two reviews of the same requests do not deadlock. Where money moves, `lockWithPeople` comes
 * first.
 */
export const lockRequests = (tx: Tx, organizationId: string, ids: readonly string[], scope?: Scope) =>
  tx
    .selectFrom('paymentRequest')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .$if(scope !== undefined, (query) =>
      query.where('kind', '=', 'asked').where(isInScope(sql.ref('employeeId'), organizationId, scope!)),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** The facts that decide who may settle these requests: person, card and approver. */
export const selectDeciders = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('paymentRequest')
    .select(['id', 'employeeId', 'cardId', 'reviewedByAccountId', 'state', 'amount'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** Owners of these requests; read before the employees' rows are locked. */
export const selectEmployeeIds = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  (
    await db
      .selectFrom('paymentRequest')
      .select('employeeId')
      .distinct()
      .where('organizationId', '=', organizationId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
  ).map(({ employeeId }) => employeeId);

export const selectRequest = (db: Executor, filter: RequestFilter, id: string) =>
  queryRequests(db, filter).selectAll().where('id', '=', id).executeTakeFirst();

/** Writes decisions on any number of requests by one statement. */
export const updateRequests = (tx: Tx, rows: readonly PaymentRequest[]) =>
  sql`
    update payment_request r
       set state = n.state, run_id = n."runId", amount = n.amount, card_id = n."cardId", review_reason = n."reviewReason", cancelled_by = n."cancelledBy",
           reviewed_at = n."reviewedAt", reviewed_by_account_id = n."reviewedByAccountId",
           undo_until = n."undoUntil"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(
           "organizationId" uuid, id uuid, state text, "runId" uuid, amount bigint, "cardId" uuid, "reviewReason" text, "cancelledBy" text,
           "reviewedAt" timestamptz, "reviewedByAccountId" uuid, "undoUntil" timestamptz)
     where r.organization_id = n."organizationId" and r.id = n.id`.execute(tx);

/** Approvals of all companies that can no longer be undone at `at`, the oldest first. */
export const selectSettled = (db: Executor, at: Date, limit: number) =>
  db
    .selectFrom('paymentRequest')
    .select(['organizationId', 'id'])
    .where('undoUntil', '<=', at)
    .orderBy('undoUntil')
    .limit(limit)
    .execute();
