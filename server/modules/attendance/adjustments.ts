import type { Day } from '#domain/attendance/readDay.ts';
import { monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { partOfSalary } from '#domain/dayShare.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { refusedByRule } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { writeAudit } from '../audit/index.ts';
import { lockedEarliestChange, readEarliestChange } from '../organization/index.ts';
import { closedDaysOf, closedVersionOf } from './closedDays.ts';
import { insertAdjustment, selectAdjustmentsOfDay, type AdjustmentRow } from './sql/adjustments.ts';

export const presentAdjustment = ({
  date,
  minutes,
  countedPercent,
  amount,
}: AdjustmentRow): components['schemas']['Adjustment'] => ({ date, minutes, countedPercent, amount });

const periodClosed = () =>
  refusedByRule('periodClosed', { errors: [{ pointer: '/date', code: 'periodClosed' }] });

/**
 * Whether a day's times may be corrected: of an open month, or of a closed one as an adjustment of the oldest open month.
 * Throws 422 periodClosed while the month is being closed, and before the company’s first month.
 */
export async function refuseUncorrectable(tx: Tx, organizationId: string, date: CompanyDate): Promise<void> {
  if (!(await isCorrectable(tx, organizationId, date, await lockedEarliestChange(tx, organizationId))))
    throw periodClosed();
}

/** The same before anything is saved: locks nothing. */
export async function refuseUncorrectableBeforehand(
  db: Executor,
  organizationId: string,
  date: CompanyDate,
): Promise<void> {
  if (!(await isCorrectable(db, organizationId, date, await readEarliestChange(db, organizationId))))
    throw periodClosed();
}

export const isCorrectable = async (
  db: Executor,
  organizationId: string,
  date: CompanyDate,
  earliest: CompanyDate,
): Promise<boolean> =>
  date >= earliest || (await closedVersionOf(db, organizationId, monthOf(date))) !== null;

/** What of a day the tabel sums up. */
const onTabel = ({ counted, counting, kind, minutesWorked }: Day) =>
  counted || (kind !== 'working' && (counting === 'counted' || counting === 'halved')) ? minutesWorked : 0;

interface Corrected {
  organizationId: string;
  byAccountId: string;
  at: Date;
  correctionId: string;
  employeeId: string;
  date: CompanyDate;
  /** Reads the day with the correction, where it was closed. */
  readDay: () => Promise<Day>;
}

/**
 * What a correction of a closed day comes to is kept for the oldest open month, at the day's own rate; several corrections of
 * a day add up to the last one. Nothing for a day of an open month. The caller holds the periods’ lock.
 */
export async function adjustClosedDay(tx: Tx, corrected: Corrected): Promise<void> {
  const { organizationId, byAccountId, at, correctionId, employeeId, date, readDay } = corrected;
  const kept = (
    await closedDaysOf(tx, organizationId, { from: date, to: date }, { ids: [employeeId] })
  ).dayOf(employeeId, date);
  if (!kept) {
    if (date < (await lockedEarliestChange(tx, organizationId))) throw periodClosed();
    return;
  }
  const rate = partOfSalary(kept.rate!.salary, kept.rate!.share);
  const sums = (one: Day) => ({
    minutes: onTabel(one),
    countedPercent: one.countedShare * 100,
    amount: Math.floor(one.countedShare * rate),
  });
  const [was, is] = [sums(kept), sums(await readDay())];
  const before = await selectAdjustmentsOfDay(tx, organizationId, employeeId, date);
  const difference = (key: keyof typeof was) =>
    is[key] - was[key] - before.reduce((sum, one) => sum + one[key], 0);
  const row: AdjustmentRow = {
    ...{ organizationId, id: newId(), employeeId, date, correctionId },
    month: monthOf(await lockedEarliestChange(tx, organizationId)),
    minutes: difference('minutes'),
    countedPercent: difference('countedPercent'),
    amount: tiyin(difference('amount')),
    ...{ madeAt: at, madeByAccountId: byAccountId, undoneAt: null },
  };
  await insertAdjustment(tx, row);
  const { month, minutes, countedPercent, amount } = row;
  await writeAudit(tx, { organizationId, byAccountId, at }, [
    {
      ...{ subject: 'adjustment', subjectId: row.id, employeeId, event: 'make', validFrom: date },
      after: { month, minutes, countedPercent, amount, correctionId },
    },
  ]);
}
