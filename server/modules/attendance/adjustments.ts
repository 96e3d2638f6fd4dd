import { adjustmentOf, type AdjustmentSum } from '#domain/attendance/adjustment.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import { refusedByRule } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { writeAudit } from '../audit/index.ts';
import { groupBy } from '../groupBy.ts';
import { lockedEarliestChange, readEarliestChange } from '../organization/index.ts';
import { closedDaysOf, closedVersionOf } from './closedDays.ts';
import { insertAdjustment, selectAdjustmentsOfDays, type AdjustmentRow } from './sql/adjustments.ts';

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
  const before = await selectAdjustmentsOfDays(tx, organizationId, [{ employeeId, date }]);
  const difference = adjustmentOf(kept, await readDay(), before);
  const row: AdjustmentRow = {
    ...{ organizationId, id: newId(), employeeId, date, correctionId },
    month: monthOf(await lockedEarliestChange(tx, organizationId)),
    ...{ minutes: difference.minutes, countedPercent: difference.countedPercent },
    amount: tiyin(difference.amount),
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

export interface ClosedChanges {
  /** The oldest open month, which gets what they come to. */
  month: CompanyMonth;
  /** What the correction of a closed day would bring; null of a day that was not closed. */
  adjustmentOf: (employeeId: string, corrected: Day) => AdjustmentSum | null;
}

/** A dry run of correcting these days; null when none of them is closed. */
export async function closedChangesOf(
  db: Executor,
  organizationId: string,
  days: readonly { employeeId: string; date: CompanyDate }[],
): Promise<ClosedChanges | null> {
  const earliest = await readEarliestChange(db, organizationId);
  const earlier = days.filter(({ date }) => date < earliest).sort((a, b) => (a.date < b.date ? -1 : 1));
  if (!earlier.length) return null;
  const range = { from: earlier[0]!.date, to: earlier.at(-1)!.date };
  const ids = [...new Set(earlier.map(({ employeeId }) => employeeId))];
  const closed = await closedDaysOf(db, organizationId, range, { ids });
  const made = groupBy(
    await selectAdjustmentsOfDays(db, organizationId, earlier),
    ({ employeeId, date }) => `${employeeId} ${date}`,
  );
  return {
    month: monthOf(earliest),
    adjustmentOf: (employeeId, corrected) => {
      const { date } = corrected;
      const kept = closed.dayOf(employeeId, date);
      return kept ? adjustmentOf(kept, corrected, made.get(`${employeeId} ${date}`) ?? []) : null;
    },
  };
}
