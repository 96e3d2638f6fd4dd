import { sql } from 'kysely';
import type { HandedOver } from '#domain/bankResult/matchResult.ts';
import type { Tiyin } from '#domain/money.ts';
import { payoutStatesOnTheirWay } from '#machines/lifecycles/payoutMachine.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { PayoutItem, PayoutRegister } from '../../../../database/tables.generated.ts';
import { hasHappened } from '../../../audit/index.ts';
import { isStopped } from './stopped.ts';

const queryAllWaiting = (db: Executor, organizationId: string) =>
  db
    .selectFrom('payoutItem')
    .where('organizationId', '=', organizationId)
    .where('provider', '=', 'file')
    .where('state', '=', 'waiting');

const queryWaiting = (db: Executor, organizationId: string) =>
  queryAllWaiting(db, organizationId).where(sql<boolean>`not ${isStopped}`);

/** Requests that wait for a register, those approved first. */
export const selectWaiting = async (db: Executor, organizationId: string, limit: number): Promise<string[]> =>
  (
    await queryWaiting(db, organizationId)
      .select('requestId')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ requestId }) => requestId);

const sumRows = (query: ReturnType<typeof queryAllWaiting>) =>
  query
    .select([
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.coalesce(row.fn.sum<Tiyin>('amount'), sql<Tiyin>`0`).as('amount'),
    ])
    .executeTakeFirstOrThrow();

export const sumWaiting = (db: Executor, organizationId: string) => sumRows(queryWaiting(db, organizationId));

/** Payouts that would wait for a register if their people were active. */
export const sumStopped = (db: Executor, organizationId: string) =>
  sumRows(queryAllWaiting(db, organizationId).where(isStopped));

const isHandedOver = hasHappened('payoutRegister', 'handOver', {
  organizationId: sql.ref('attempt.organization_id'),
  subjectId: sql.ref('attempt.register_id'),
});

/** Payments by file, grouped by the next step, without those of people who may not be paid now. */
export const sumSteps = (db: Executor, organizationId: string) =>
  db
    .selectFrom('payoutItem')
    .leftJoin('payoutAttempt as attempt', (on) =>
      on
        .onRef('attempt.organizationId', '=', 'payoutItem.organizationId')
        .onRef('attempt.itemId', '=', 'payoutItem.id')
        .onRef('attempt.n', '=', 'payoutItem.attempts'),
    )
    .where('payoutItem.organizationId', '=', organizationId)
    .where('payoutItem.provider', '=', 'file')
    .where('payoutItem.state', 'in', ['waiting', ...payoutStatesOnTheirWay])
    .where(sql<boolean>`not ${isStopped}`)
    .select([
      sql<'toMake' | 'toHandOver' | 'unanswered'>`case
        when payout_item.state = 'waiting' then 'toMake'
        when ${isHandedOver} then 'unanswered'
        else 'toHandOver' end`.as('step'),
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('payoutItem.amount').as('amount'),
    ])
    .groupBy('step')
    .execute();

/** Serializes registers of a company, so that each gets the next number. */
export const lockCompanyPayouts = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('payoutSettings')
    .select('organizationId')
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();

export const selectLastNumber = async (tx: Tx, organizationId: string): Promise<number> =>
  (
    await tx
      .selectFrom('payoutRegister')
      .select((row) => row.fn.max<number | null>('number').as('number'))
      .where('organizationId', '=', organizationId)
      .executeTakeFirst()
  )?.number ?? 0;

export const insertRegister = (tx: Tx, row: PayoutRegister) =>
  tx.insertInto('payoutRegister').values(row).execute();

/** Without the rows. */
const known = ['id', 'number', 'count', 'amount', 'createdAt', 'createdByAccountId'] as const;

export const selectRegisters = (
  db: Executor,
  organizationId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom('payoutRegister')
    .select(known)
    .where('organizationId', '=', organizationId)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countRegisters = async (db: Executor, organizationId: string): Promise<number> =>
  (
    await db
      .selectFrom('payoutRegister')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organizationId', '=', organizationId)
      .executeTakeFirstOrThrow()
  ).count;

export const selectRegister = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('payoutRegister')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Attempts of registers, joined with their payouts. */
const queryHandedOver = (db: Executor, organizationId: string, registerIds: readonly string[]) =>
  db
    .selectFrom('payoutAttempt as attempt')
    .innerJoin('payoutItem as item', (on) =>
      on.onRef('item.organizationId', '=', 'attempt.organizationId').onRef('item.id', '=', 'attempt.itemId'),
    )
    .where('attempt.organizationId', '=', organizationId)
    .where('attempt.registerId', 'in', registerIds);

const lastAnswer = sql`(
  select answer.outcome from payout_answer as answer
   where answer.organization_id = attempt.organization_id and answer.item_id = attempt.item_id and answer.n = attempt.n
   order by answer.at desc, answer.id desc limit 1)`;

/**
 * The outcome of a payment by this attempt. A refused attempt may turn out to be paid while another one is under way or
 * has paid too. The first attempt of a paid payout is never such a one, so its answers need not be read.
 */
const outcomeOfAttempt = sql<HandedOver['end']>`case
  when item.attempts = attempt.n and item.state = any(${payoutStatesOnTheirWay}::text[]) then 'open'
  when item.attempts = attempt.n and item.state = 'paid' and attempt.n = 1 then 'paid'
  when item.attempts = attempt.n and item.state = 'paid' and coalesce(${lastAnswer}, '') not in ('rejected', 'returned') then 'paid'
  when ${lastAnswer} = 'settled' then 'paid'
  when ${lastAnswer} = 'returned' then 'returned'
  else 'unpaid' end`;

/** Counts and sums of each register's payments by outcome. */
export const sumRegisters = (db: Executor, organizationId: string, registerIds: readonly string[]) =>
  queryHandedOver(db, organizationId, registerIds)
    .select([
      'attempt.registerId',
      outcomeOfAttempt.as('end'),
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('attempt.amount').as('amount'),
    ])
    .groupBy(['attempt.registerId', 'end'])
    .execute();

/** The outcome of each payment of a register, by the attempt's key. */
export const selectEnds = (db: Executor, organizationId: string, registerId: string) =>
  queryHandedOver(db, organizationId, [registerId])
    .select(['attempt.key', 'item.requestId', outcomeOfAttempt.as('end')])
    .execute();

/** Registers before this one that had a payment of one of these amounts, the latest first. */
export const selectEarlier = (
  db: Executor,
  { organizationId, number }: Pick<PayoutRegister, 'organizationId' | 'number'>,
  amounts: readonly Tiyin[],
) =>
  db
    .selectFrom('payoutRegister')
    .select(['organizationId', 'id', 'rowsEncrypted'])
    .where('organizationId', '=', organizationId)
    .where('number', '<', number)
    .where((row) =>
      row.exists(
        row
          .selectFrom('payoutAttempt as attempt')
          .select('attempt.n')
          .whereRef('attempt.organizationId', '=', 'payoutRegister.organizationId')
          .whereRef('attempt.registerId', '=', 'payoutRegister.id')
          .where('attempt.amount', '=', sql<Tiyin>`any(${amounts}::bigint[])`),
      ),
    )
    .orderBy('number', 'desc')
    .execute();

/** Registers that have attempts with these keys. */
export const selectByKeys = (db: Executor, organizationId: string, keys: readonly string[]) =>
  db
    .selectFrom('payoutRegister')
    .select(['organizationId', 'id', 'rowsEncrypted'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', (row) =>
      row
        .selectFrom('payoutAttempt')
        .select('registerId')
        .where('organizationId', '=', organizationId)
        .where('registerId', 'is not', null)
        .where('key', '=', sql<string>`any(${keys}::text[])`)
        .$castTo<{ registerId: string }>(),
    )
    .orderBy('number')
    .execute();

/** Requests of a register whose payments are still on their way. */
export const selectOpen = async (
  db: Executor,
  organizationId: string,
  registerId: string,
): Promise<string[]> =>
  (
    await queryHandedOver(db, organizationId, [registerId])
      .select('item.requestId')
      .whereRef('item.attempts', '=', 'attempt.n')
      .where('item.state', 'in', payoutStatesOnTheirWay)
      .orderBy('item.requestId')
      .execute()
  ).map(({ requestId }) => requestId);

/** Updates many at once; the requests' rows are locked. */
export const updateItems = (tx: Tx, rows: readonly PayoutItem[]) =>
  sql`
    update payout_item i
       set state = n.state, attempts = n.attempts, changed_at = n."changedAt", paid_on = n."paidOn",
           code = n.code, reference = n.reference, next_at = n."nextAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(
           "organizationId" uuid, id uuid, state text, attempts smallint, "changedAt" timestamptz, "paidOn" date,
           code text, reference text, "nextAt" timestamptz)
     where i.organization_id = n."organizationId" and i.id = n.id`.execute(tx);
