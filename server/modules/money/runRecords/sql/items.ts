import { sql } from 'kysely';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { PaymentRequest, PayRunItem } from '../../../../database/tables.generated.ts';
import { giveWay } from '../../../../giveWay.ts';
import { inPortions } from '../../../../inPortions.ts';
import { keyOf } from '../itemKey.ts';
import { statesOf, type Part } from '../parts.ts';
import { queryFoundIds, type Search } from '../../../employees/records/index.ts';

export interface ItemFilter {
  organizationId: string;
  runId: string;
  /** Only this item. */
  key?: string;
  search?: Search;
  show?: components['schemas']['PayRunItemFilter'] | undefined;
  /** For `warned`: the largest allowed payment; null for any amount. */
  most?: Tiyin | null;
  /** For `warned`: cards for which somebody else has to confirm. */
  held?: readonly string[];
}

/** `keyOf` in the database, as it is indexed. */
const keyIn = (table: 'item' | 'pay_run_item') =>
  sql<string>`coalesce(${sql.ref(`${table}.request_id`)}, ${sql.ref(`${table}.employee_id`)})`;

/** The card that the item would be paid to: a request names its own. */
const paidTo = sql<string | null>`coalesce(request.card_id, card.id)`;

/** `takesAboveHalf` in the database. */
export const takesAboveHalf = sql<boolean>`(item.deducted > 0
  and item.deductions * 2 > greatest(0, coalesce(item.net_base, item.earned) + item.adjustments + item.additions - item.tax))`;

const isPart = (show: NonNullable<ItemFilter['show']>): show is Part =>
  show !== 'included' && show !== 'excluded' && show !== 'warned' && show !== 'unpaid';

const queryItems = (
  db: Executor,
  { organizationId, runId, key, search, show, most = null, held = [] }: ItemFilter,
) => {
  let query = db
    .selectFrom('payRunItem as item')
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'item.organizationId')
        .onRef('employee.id', '=', 'item.employeeId'),
    )
    .leftJoin('defaultCard as card', (on) =>
      on
        .onRef('card.organizationId', '=', 'item.organizationId')
        .onRef('card.employeeId', '=', 'item.employeeId'),
    )
    .leftJoin('paymentRequest as payment', (on) =>
      on
        .onRef('payment.organizationId', '=', 'item.organizationId')
        .onRef('payment.runId', '=', 'item.runId')
        .onRef('payment.employeeId', '=', 'item.employeeId')
        .on((row) =>
          row.or([row('item.requestId', 'is', null), row('payment.id', '=', row.ref('item.requestId'))]),
        ),
    )
    .leftJoin('paymentRequest as request', (on) =>
      on
        .onRef('request.organizationId', '=', 'item.organizationId')
        .onRef('request.id', '=', 'item.requestId'),
    )
    .where('item.organizationId', '=', organizationId)
    .where('item.runId', '=', runId);
  if (key !== undefined) query = query.where(keyIn('item'), '=', key);
  // Other items only settle the month, and show nothing.
  query = query.where((row) =>
    row.or([
      row('item.proposed', '>', tiyin(0)),
      row('item.carried', '<>', tiyin(0)),
      row('item.added', '<>', tiyin(0)),
      row('item.deducted', '<>', tiyin(0)),
      row('item.netPay', 'is not', null),
    ]),
  );
  if (show !== undefined) query = query.where('item.proposed', show === 'unpaid' ? '=' : '>', tiyin(0));
  if (show !== undefined) query = query.where('item.excluded', '=', show === 'excluded');
  if (show !== undefined && isPart(show)) query = query.where('payment.state', 'in', statesOf(show));
  if (show === 'warned')
    query = query.where((row) =>
      row.or([
        row.and([row('card.id', 'is', null), row('item.requestId', 'is', null)]),
        row('employee.status', '<>', 'active'),
        ...(most === null ? [] : [row('item.amount', '>', most)]),
        takesAboveHalf,
        ...(held.length ? [sql<boolean>`${paidTo} = any(${held}::uuid[])`] : []),
      ]),
    );
  if (!search || search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('item.employeeId', 'in', queryFoundIds(db, organizationId, search));
};

/** Items of a draft that were excluded or lowered. */
export const selectChanged = (db: Executor, organizationId: string, runId: string) =>
  db
    .selectFrom('payRunItem')
    .select(['employeeId', 'amount', 'excluded'])
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .where((row) => row.or([row('excluded', '=', true), row('amount', '<', row.ref('proposed'))]))
    .execute();

export const selectItems = (
  db: Executor,
  filter: ItemFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  queryItems(db, filter)
    .selectAll('item')
    .select(['payment.id as paymentId', 'payment.state as paymentState'])
    .select([
      'employee.firstName',
      'employee.lastName',
      'employee.status',
      sql<boolean>`card.id is not null or item.request_id is not null`.as('hasCard'),
      'request.requestedAt',
      paidTo.as('cardId'),
    ])
    .orderBy('employee.searchKey')
    .orderBy('employee.id')
    .orderBy('request.requestedAt')
    .orderBy(keyIn('item'))
    .limit(limit)
    .offset(offset)
    .execute();

export type FoundItem = Awaited<ReturnType<typeof selectItems>>[number];

export const countItems = async (db: Executor, filter: ItemFilter): Promise<number> =>
  (
    await queryItems(db, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The people whom the run would pay, with their cards. */
export const selectIncluded = (db: Executor, organizationId: string, runId: string) =>
  db
    .selectFrom('payRunItem as item')
    .leftJoin('defaultCard as card', (on) =>
      on
        .onRef('card.organizationId', '=', 'item.organizationId')
        .onRef('card.employeeId', '=', 'item.employeeId'),
    )
    .leftJoin('paymentRequest as request', (on) =>
      on
        .onRef('request.organizationId', '=', 'item.organizationId')
        .onRef('request.id', '=', 'item.requestId'),
    )
    .select(['item.employeeId', paidTo.as('cardId')])
    .where('item.organizationId', '=', organizationId)
    .where('item.runId', '=', runId)
    .where('item.excluded', '=', false)
    .where('item.proposed', '>', tiyin(0))
    .execute();

export type Included = Awaited<ReturnType<typeof selectIncluded>>[number];

/** How many rows are read at once; the event loop is yielded in between. */
const PAGE = 500;

/** All items, as stored. */
export async function selectItemRows(
  db: Executor,
  organizationId: string,
  runId: string,
): Promise<PayRunItem[]> {
  const rows: PayRunItem[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await db
      .selectFrom('payRunItem')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .where('runId', '=', runId)
      .$if(last !== undefined, (query) => query.where(keyIn('pay_run_item'), '>', keyOf(last!)))
      .orderBy(keyIn('pay_run_item'))
      .limit(PAGE)
      .execute();
    rows.push(...page);
    if (page.length < PAGE) return rows;
    await giveWay();
  }
}

export const deleteItems = (tx: Tx, organizationId: string, runId: string) =>
  tx
    .deleteFrom('payRunItem')
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .execute();

type OfPerson = Pick<PayRunItem, 'organizationId' | 'runId' | 'employeeId'>;

/** Only for computed runs, which have one item for a person. */
export const selectItemRow = (tx: Tx, { organizationId, runId, employeeId }: OfPerson) =>
  tx
    .selectFrom('payRunItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();

export const deleteItemsOf = (
  tx: Tx,
  { organizationId, runId }: Omit<OfPerson, 'employeeId'>,
  employeeIds: readonly string[],
) =>
  tx
    .deleteFrom('payRunItem')
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .where('employeeId', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .execute();

/** What confirming a salary entered in the ledger. */
export type Settled = Pick<
  PayRunItem,
  | ('employeeId' | 'additions' | 'deductions' | 'added' | 'deducted' | 'accrued' | 'carryOver' | 'carried')
  | ('tax' | 'taxed' | 'netPay' | 'netBase')
>;

export const updateSettled = (
  tx: Tx,
  { organizationId, id }: { organizationId: string; id: string },
  settled: readonly Settled[],
) =>
  inPortions(settled, (portion) =>
    sql`
  update pay_run_item i
     set accrued = n.accrued, carry_over = n."carryOver", carried = n.carried,
         additions = n.additions, deductions = n.deductions, added = n.added, deducted = n.deducted, tax = n.tax, taxed = n.taxed,
         net_pay = n."netPay", net_base = n."netBase"
    from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as n(
         "employeeId" uuid, accrued bigint, "carryOver" bigint, carried bigint,
         additions bigint, deductions bigint, added bigint, deducted bigint, tax bigint, taxed bigint,
         "netPay" bigint, "netBase" bigint)
   where i.organization_id = ${organizationId} and i.run_id = ${id} and i.employee_id = n."employeeId"`.execute(
      tx,
    ),
  );

export const updateItem = (
  tx: Tx,
  item: Pick<PayRunItem, 'organizationId' | 'runId' | 'employeeId' | 'requestId'>,
  values: Pick<PayRunItem, 'amount' | 'excluded' | 'reason'>,
) =>
  tx
    .updateTable('payRunItem')
    .set(values)
    .where('organizationId', '=', item.organizationId)
    .where('runId', '=', item.runId)
    .where(keyIn('pay_run_item'), '=', keyOf(item))
    .execute();

export const selectPaymentsIn = (
  db: Executor,
  organizationId: string,
  runId: string,
  states: readonly PaymentRequest['state'][],
) =>
  db
    .selectFrom('paymentRequest')
    .select(['id', 'employeeId'])
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .where('state', 'in', states)
    .orderBy('id')
    .execute();
