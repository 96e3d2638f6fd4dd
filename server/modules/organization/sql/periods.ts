import type { CompanyMonth } from '#domain/calendar/index.ts';
import { shutPeriodStates } from '#machines/lifecycles/periodMachine.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { keptByCompany } from '../../../database/keptRules.ts';
import type { Period } from '../../../database/tables.generated.ts';

/** Locks the company's row, so that changes of its rules are serialized and no month is closed meanwhile. */
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

/** In the order of their months. */
const selectPeriods = keptByCompany((db, organizationId) =>
  db
    .selectFrom('period')
    .select(['month', 'state'])
    .where('organizationId', '=', organizationId)
    .orderBy('month')
    .execute(),
);

/** Months in these states, in order; by default closed and closing ones. */
export const selectClosedMonths = async (
  db: Executor,
  organizationId: string,
  states: readonly Period['state'][] = shutPeriodStates,
) =>
  (await selectPeriods(db, organizationId)).flatMap(({ month, state }) =>
    states.includes(state) ? [month] : [],
  );

/** Months that are closed, and since when, if from `from` or later but before `until`; in order. */
export const selectClosedBetween = (
  db: Executor,
  organizationId: string,
  { from, until }: { from: Date; until: Date },
) =>
  db
    .selectFrom('period')
    .select(['month', 'changedAt'])
    .where('organizationId', '=', organizationId)
    .where('state', '=', 'closed')
    .where('changedAt', '>=', from)
    .where('changedAt', '<', until)
    .orderBy('month')
    .execute();

/** A month without a row is open. */
export const selectPeriodState = async (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
): Promise<Period['state']> =>
  (await selectPeriods(db, organizationId)).find((period) => period.month === month)?.state ?? 'open';

export const savePeriod = (tx: Tx, row: Period) =>
  tx
    .insertInto('period')
    .values(row)
    .onConflict((on) => on.columns(['organizationId', 'month']).doUpdateSet(row))
    .execute();
