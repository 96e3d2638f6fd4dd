import { sql } from 'kysely';
import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Database, Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { DayFigures, EarnedFigures } from '../../../../database/tables.generated.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { DueMonth } from './due.ts';
import { saveEarned } from './earned.ts';

/** A month that this process counts. The end of its lease identifies the process. */
export interface Taken {
  organizationId: string;
  month: CompanyMonth;
  leasedUntil: Date;
}

/** Resolves to false when another process counts the month, or has done so since it was found due. */
export const takeMonth = async (
  db: Executor,
  { organizationId, month, countedAt }: DueMonth,
  { now, leasedUntil }: { now: Date; leasedUntil: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into figures_month (organization_id, month, leased_until)
    values (${organizationId}, ${month}, ${leasedUntil})
    on conflict (organization_id, month) do update set leased_until = excluded.leased_until
     where (figures_month.leased_until is null or figures_month.leased_until <= ${now})
       and figures_month.counted_at is not distinct from ${countedAt}::timestamptz
    returning month`.execute(db);
  return rows.length > 0;
};

const updateLeased = (db: Executor, { organizationId, month, leasedUntil }: Taken) =>
  db
    .updateTable('figuresMonth')
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('leasedUntil', '=', leasedUntil);

/** Releases the lease, so that the month is counted at the next look. */
export const releaseMonth = (db: Executor, taken: Taken) =>
  updateLeased(db, taken).set({ leasedUntil: null }).execute();

export interface Counted {
  countedAt: Date;
  version: number | null;
  rows: readonly DayFigures[];
  /** Null where the earlier ones stay. */
  earned: readonly Omit<EarnedFigures, 'organizationId' | 'month'>[] | null;
}

/** Replaces the figures and ends the lease; does nothing when another process has the lease by now. */
export const saveMonth = (db: Database, taken: Taken, { rows, earned, ...counted }: Counted): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [mine] = await updateLeased(tx, taken)
      .set({ ...counted, ...(earned && { earnedAt: counted.countedAt }), leasedUntil: null })
      .returning('month')
      .execute();
    if (!mine) return;
    await deleteDays(tx, taken);
    if (rows.length) await insertMany('dayFigures', rows).execute(tx);
    if (!earned) return;
    const { organizationId, month } = taken;
    await saveEarned(
      tx,
      { organizationId, month },
      earned.map((one) => ({ organizationId, month, ...one })),
    );
  });

const deleteDays = (tx: Tx, { organizationId, month }: Taken) => {
  const days = daysOfMonth(month);
  return tx
    .deleteFrom('dayFigures')
    .where('organizationId', '=', organizationId)
    .where('date', '>=', days[0]!)
    .where('date', '<=', days.at(-1)!)
    .execute();
};

/** When each month of the period, or its earnings, were counted, in order; without months that were not. */
export const selectCountedAt = async (
  db: Executor,
  organizationId: string,
  { from, to }: { from: CompanyMonth; to: CompanyMonth },
  what: 'countedAt' | 'earnedAt' = 'countedAt',
): Promise<{ month: CompanyMonth; at: Date }[]> =>
  (
    await db
      .selectFrom('figuresMonth')
      .select(['month', (row) => row.ref(what).as('at')])
      .where('organizationId', '=', organizationId)
      .where('month', '>=', from)
      .where('month', '<=', to)
      .where(what, 'is not', null)
      .orderBy('month')
      .execute()
  ).map(({ month, at }) => ({ month, at: at! }));
