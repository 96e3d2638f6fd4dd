import { sql } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';

export const insertGate = (
  tx: Tx,
  row: {
    organizationId: string;
    id: string;
    title: string;
    secretEncrypted: Buffer;
    isStatic: boolean;
    createdAt: Date;
  },
) => tx.insertInto('gate').values(row).execute();

/** Including closed ones. */
export const countGates = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('gate')
      .where('organizationId', '=', organizationId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const lockGate = (tx: Tx, organizationId: string, id: string) =>
  tx
    .selectFrom('gate')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .select(['id', 'title', 'tokenHash', 'isStatic', 'closedAt'])
    .forUpdate()
    .executeTakeFirst();
export type GateRow = NonNullable<Awaited<ReturnType<typeof lockGate>>>;

export const updateGate = (
  tx: Tx,
  organizationId: string,
  id: string,
  change: { title?: string; tokenHash?: null; closedAt?: Date; secretEncrypted?: Buffer },
) =>
  tx
    .updateTable('gate')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning(['id', 'title', 'tokenHash'])
    .executeTakeFirstOrThrow();

/** Every gate, open ones first, with the punches of a company date. */
export const selectGateStates = (db: Executor, organizationId: string, date: string) =>
  db
    .selectFrom('gate')
    .where('organizationId', '=', organizationId)
    .select(['id', 'title', 'tokenHash', 'isStatic', 'closedAt', 'lastSeenAt'])
    .select(
      sql<number>`(select count(*) from punch
        where punch.organization_id = ${organizationId} and punch.gate_id = gate.id and punch.shift_date = ${date})`.as(
        'punchesToday',
      ),
    )
    .orderBy(sql`closed_at is not null`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(200)
    .execute();

/** Updates at most once a minute, so that a screen that polls all the time causes few writes. */
export const markSeen = (db: Executor, organizationId: string, id: string, at: Date) =>
  db
    .updateTable('gate')
    .set({ lastSeenAt: at })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where((row) =>
      row.or([row('lastSeenAt', 'is', null), row('lastSeenAt', '<', new Date(at.getTime() - 60_000))]),
    )
    .execute();
