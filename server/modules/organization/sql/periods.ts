import type { CompanyMonth } from '#domain/calendar/index.ts';
import { shutPeriodStates } from '#machines/lifecycles/periodMachine.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Period } from '../../../database/tables.generated.ts';

/** Locks the company's head row, so that changes of its rules happen one after another and no month closes meanwhile. */
export const lockOrganization = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** A shared lock while a dated record is written: others may write too, but no month closes. */
export const shareOrganization = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('organization')
    .select('createdAt')
    .where('id', '=', organizationId)
    .forShare()
    .executeTakeFirstOrThrow();

export const selectClosedMonths = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('period')
      .select('month')
      .where('organizationId', '=', organizationId)
      .where('state', 'in', shutPeriodStates)
      .orderBy('month')
      .execute()
  ).map(({ month }) => month);

/** A month without a row is open. */
export const selectPeriodState = async (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
): Promise<Period['state']> =>
  (
    await db
      .selectFrom('period')
      .select('state')
      .where('organizationId', '=', organizationId)
      .where('month', '=', month)
      .executeTakeFirst()
  )?.state ?? 'open';

export const savePeriod = (tx: Tx, row: Period) =>
  tx
    .insertInto('period')
    .values(row)
    .onConflict((on) => on.columns(['organizationId', 'month']).doUpdateSet(row))
    .execute();
