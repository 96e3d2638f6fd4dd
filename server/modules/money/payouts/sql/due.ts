import { sql } from 'kysely';
import type { Tiyin } from '#domain/money.ts';
import { payoutStatesOnTheirWay } from '#machines/lifecycles/payoutMachine.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { PayoutItem } from '../../../../database/tables.generated.ts';
import { isStopped } from './stopped.ts';

/** Due payouts of all companies, the one due longest first, without those of people who may not be paid now. */
export const selectDue = (db: Executor, at: Date, limit: number) =>
  db
    .selectFrom('payoutItem')
    .select(['organizationId', 'id', 'requestId'])
    .where('nextAt', '<=', at)
    .where(sql<boolean>`not ${isStopped}`)
    .orderBy('nextAt')
    .limit(limit)
    .execute();

export const lockItem = (tx: Tx, organizationId: string, id: string) =>
  tx
    .selectFrom('payoutItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Stores the provider's own number of the current attempt. */
export const keepReference = (
  db: Executor,
  { organizationId, id, attempts }: { organizationId: string; id: string; attempts: number },
  reference: string,
) =>
  db
    .updateTable('payoutItem')
    .set({ reference })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();

export const countAtProvider = async (
  db: Executor,
  organizationId: string,
  states: readonly PayoutItem['state'][],
): Promise<number> =>
  (
    await db
      .selectFrom('payoutItem')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organizationId', '=', organizationId)
      .where('state', 'in', [...states])
      .executeTakeFirstOrThrow()
  ).count;

/** Sums of payouts under way, by register, and of those that wait for a register. */
export const sumUnsettled = (db: Executor, organizationId: string) =>
  db
    .selectFrom('payoutItem as item')
    .leftJoin('payoutAttempt as attempt', (on) =>
      on
        .onRef('attempt.organizationId', '=', 'item.organizationId')
        .onRef('attempt.itemId', '=', 'item.id')
        .onRef('attempt.n', '=', 'item.attempts'),
    )
    .leftJoin('payoutRegister as register', (on) =>
      on
        .onRef('register.organizationId', '=', 'attempt.organizationId')
        .onRef('register.id', '=', 'attempt.registerId'),
    )
    .select([
      'item.state',
      'attempt.registerId',
      'register.number',
      (row) => row.fn.countAll<number>().as('count'),
      (row) => row.fn.sum<Tiyin>('item.amount').as('amount'),
    ])
    .where('item.organizationId', '=', organizationId)
    .where((row) =>
      row.or([
        row('item.state', 'in', payoutStatesOnTheirWay),
        row.and([row('item.state', '=', 'waiting'), row('item.provider', '=', 'file')]),
      ]),
    )
    .groupBy(['item.state', 'attempt.registerId', 'register.number'])
    .execute();
