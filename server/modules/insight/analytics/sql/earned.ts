import type { CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { PayKind } from '#domain/payRun.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { EarnedFigures } from '../../../../database/tables.generated.ts';

/** Replaces the earlier figures of the month. */
export const saveEarned = async (
  tx: Tx,
  { organizationId, month }: { organizationId: string; month: CompanyMonth },
  rows: readonly EarnedFigures[],
): Promise<void> => {
  await tx
    .deleteFrom('earnedFigures')
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .execute();
  if (rows.length) await insertMany('earnedFigures', rows).execute(tx);
};

const ofMonth = (db: Executor, organizationId: string, month: CompanyMonth) =>
  db.selectFrom('earnedFigures').where('organizationId', '=', organizationId).where('month', '=', month);

/** Earnings by person. Few columns, because for thousands of people each one takes time. */
export const selectEarned = (db: Executor, organizationId: string, month: CompanyMonth) =>
  ofMonth(db, organizationId, month).select(['employeeId', 'earned']).execute();

/** By person: the figures for a payment of this kind; `earnable` is the most that will be earned by then. */
export const selectEarnable = (db: Executor, organizationId: string, month: CompanyMonth, kind: PayKind) =>
  ofMonth(db, organizationId, month)
    .select(['employeeId', 'earned', 'leftDays'])
    .select((row) => row.ref(kind === 'salary' ? 'earnable' : 'earnableByAdvance').as('earnable'))
    .$if(kind === 'advance', (query) => query.select('advanceMost'))
    .execute();

/** Amounts that depend on waiting decisions, of people who have any. */
export const selectStakes = (db: Executor, organizationId: string, months: readonly CompanyMonth[]) =>
  db
    .selectFrom('earnedFigures')
    .select(['employeeId', 'month', 'atStake'])
    .where('organizationId', '=', organizationId)
    .where('month', 'in', months)
    .where('atStake', '>', tiyin(0))
    .execute();
