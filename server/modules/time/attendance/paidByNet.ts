import { monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Adjustment } from '../../../database/tables.generated.ts';
import { selectMonthsByNet } from '../../money/payLines/index.ts';
import {
  enterAdjustments as enter,
  queryShownAdjustments,
  selectAdjustments,
  type ShownAdjustment,
} from './sql/adjustments.ts';

type OfDay = Pick<Adjustment, 'employeeId' | 'date'>;

/**
 * Reads whether a person's day belongs to a month paid by the accountant's net amount: that month pays its own days,
 * however they are corrected.
 */
export async function readPaidByNet(
  db: Executor,
  organizationId: string,
  days: readonly OfDay[],
): Promise<(day: OfDay) => boolean> {
  if (!days.length) return () => false;
  const months = days.map(({ employeeId, date }) => ({ employeeId, period: monthOf(date) }));
  const found = await selectMonthsByNet(db, organizationId, months);
  const keys = new Set(found.map(({ employeeId, period }) => `${employeeId} ${period}`));
  return ({ employeeId, date }) => keys.has(`${employeeId} ${monthOf(date)}`);
}

/** Adjustments with the amounts that they pay: zero for days of months paid by net amounts. */
export async function withPaidAmounts<Row extends OfDay & Pick<Adjustment, 'amount'>>(
  db: Executor,
  organizationId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const isPaidByNet = await readPaidByNet(db, organizationId, rows);
  return rows.map((row) => (isPaidByNet(row) ? { ...row, amount: tiyin(0) } : row));
}

const readShown = prepared<{
  organizationId: string;
  months: readonly CompanyMonth[];
  ids: readonly string[];
}>()((db, { organizationId, months, ids }) => queryShownAdjustments(db, organizationId, months, ids));

/** Adjustments of these people in these months, in the order of the days. */
export const adjustmentsOf = async (
  db: Executor,
  organizationId: string,
  months: readonly CompanyMonth[],
  ids: readonly string[],
): Promise<ShownAdjustment[]> =>
  withPaidAmounts(db, organizationId, await readShown(db, { organizationId, months, ids }));

/** Marks adjustments as entered by a salary of the month, except those that pay nothing. */
export async function enterAdjustments(
  tx: Tx,
  { organizationId, id: runId, period }: { organizationId: string; id: string; period: CompanyMonth },
  employeeIds: readonly string[],
): Promise<void> {
  const rows = await selectAdjustments(tx, organizationId, [period], employeeIds);
  const isPaidByNet = await readPaidByNet(tx, organizationId, rows);
  const entered = rows.filter((row) => row.runId === null && !isPaidByNet(row));
  if (entered.length)
    await enter(
      tx,
      { organizationId, runId },
      entered.map(({ id }) => id),
    );
}
