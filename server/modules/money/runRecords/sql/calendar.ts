import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { settlingKinds, type PayKind } from '#domain/payRun.ts';
import type { Executor, Tx } from '../../../../database/database.ts';

/** Companies whose runs are not prepared up to a day yet. */
export const selectUnprepared = async (db: Executor, today: CompanyDate): Promise<string[]> =>
  (
    await db
      .selectFrom('organization')
      .leftJoin('payRunCalendar', 'payRunCalendar.organizationId', 'organization.id')
      .where((row) => row.or([row('preparedUntil', 'is', null), row('preparedUntil', '<', today)]))
      .orderBy('organization.id')
      .select('organization.id')
      .execute()
  ).map(({ id }) => id);

export const selectPreparedUntil = async (tx: Tx, organizationId: string): Promise<CompanyDate | undefined> =>
  (
    await tx
      .selectFrom('payRunCalendar')
      .select('preparedUntil')
      .where('organizationId', '=', organizationId)
      .executeTakeFirst()
  )?.preparedUntil;

export const savePreparedUntil = (tx: Tx, organizationId: string, preparedUntil: CompanyDate) =>
  tx
    .insertInto('payRunCalendar')
    .values({ organizationId, preparedUntil })
    .onConflict((on) => on.column('organizationId').doUpdateSet({ preparedUntil }))
    .execute();

/**
 * Whether there is a draft, or a run that was confirmed at `since` or later; for a salary, corrections count too.
 * @param since null: at any time
 */
export const hasRun = async (
  tx: Tx,
  organizationId: string,
  { kind, period }: { kind: PayKind; period: CompanyMonth },
  since: Date | null,
): Promise<boolean> =>
  (await tx
    .selectFrom('payRun')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('kind', 'in', kind === 'advance' ? ['advance'] : settlingKinds)
    .where('period', '=', period)
    .where((row) =>
      row.or([
        row('state', '=', 'draft'),
        row.and([
          row('state', '=', 'confirmed'),
          ...(since === null ? [] : [row('confirmedAt', '>=', since)]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;
