import { adjustmentOf, type AdjustmentSum } from '#domain/attendance/adjustment.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { daysOfMonth, monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { refusedByRule } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockEmployees, readEmployee, type EmployeeFacts } from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { lockedEarliestChange, readEarliestChange } from '../../organization/index.ts';
import { readClosedDays, closedVersionOf } from './closedDays.ts';
import {
  insertAdjustments,
  selectAdjustmentsOfDays,
  selectPeopleAdjusted,
  selectPeopleEntered,
  selectUnmirrored,
  undoUnentered,
  type AdjustmentRow,
  type ShownAdjustment,
} from './sql/adjustments.ts';

export const presentAdjustment = ({
  date,
  countedIn,
  minutes,
  countedPercent,
  amount,
}: ShownAdjustment): components['schemas']['Adjustment'] => ({
  date,
  countedIn,
  minutes,
  countedPercent,
  amount,
});

const periodClosed = () =>
  refusedByRule('periodClosed', { errors: [{ pointer: '/date', code: 'periodClosed' }] });

/**
 * Throws 422 periodClosed unless the day's times may be corrected: in an open month, or in a closed one as an adjustment
 * of the oldest open month; not while the month is being closed, nor before the company’s first month.
 */
export async function refuseUncorrectable(tx: Tx, organizationId: string, date: CompanyDate): Promise<void> {
  if (!(await isCorrectable(tx, organizationId, date, await lockedEarliestChange(tx, organizationId))))
    throw periodClosed();
}

/** As `refuseUncorrectable`, for a dry run; locks nothing. */
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
  /** Reads the current days, with all corrections. */
  readDays: (dates: readonly CompanyDate[]) => Promise<(date: CompanyDate) => Day>;
}

const wholeMonth = (month: CompanyMonth) => {
  const days = daysOfMonth(month);
  return { from: days[0]!, to: days.at(-1)!, days };
};

/**
 * Stores the effect of a correction of a closed day as an adjustment of the oldest open month; several corrections of a
 * day add up to the last one. Does nothing for a day of an open month. The caller holds the periods’ lock and the
 * person's row.
 */
export async function adjustClosedDay(tx: Tx, corrected: Corrected): Promise<void> {
  const { organizationId, byAccountId, at, correctionId, employeeId, date, readDays } = corrected;
  const earliest = await lockedEarliestChange(tx, organizationId);
  const closed = await readClosedChanges(tx, organizationId, [{ employeeId, date }]);
  if (!closed?.isKept(employeeId, date)) {
    if (date < earliest) throw periodClosed();
    return;
  }
  const { employment } = await readEmployee(tx, organizationId, employeeId);
  const dates = [...new Set([date, ...closed.correctedBefore(employeeId, monthOf(date))])];
  const dayOf = await readDays(dates);
  const difference = closed.adjustmentOf({ id: employeeId, employment }, monthOf(date), dates.map(dayOf));
  const row: AdjustmentRow = {
    organizationId,
    id: newId(),
    employeeId,
    date,
    correctionId,
    month: monthOf(earliest),
    ...difference,
    madeAt: at,
    madeByAccountId: byAccountId,
    undoneAt: null,
    runId: null,
    mirrors: null,
  };
  await insertAdjustments(tx, [row]);
  const { month, minutes, countedPercent, amount } = row;
  await writeAudit(tx, { organizationId, byAccountId, at }, [
    {
      subject: 'adjustment',
      subjectId: row.id,
      employeeId,
      event: 'make',
      validFrom: date,
      after: { month, minutes, countedPercent, amount, correctionId },
    },
  ]);
}

export interface ClosedChanges {
  /** The oldest open month, which gets the adjustments. */
  month: CompanyMonth;
  isKept: (employeeId: string, date: CompanyDate) => boolean;
  /** Days of a closed month that were corrected since it was closed. */
  correctedBefore: (employeeId: string, month: CompanyMonth) => readonly CompanyDate[];
  /** The adjustment for these days of a closed month, which include the days corrected before. */
  adjustmentOf: (
    person: Pick<EmployeeFacts, 'id' | 'employment'>,
    month: CompanyMonth,
    corrected: readonly Day[],
  ) => AdjustmentSum;
}

/** Closed months of these days; null when none is closed. */
export async function readClosedChanges(
  db: Executor,
  organizationId: string,
  days: readonly { employeeId: string; date: CompanyDate }[],
): Promise<ClosedChanges | null> {
  const earliest = await readEarliestChange(db, organizationId);
  const months = days.flatMap(({ date }) => (date < earliest ? monthOf(date) : [])).sort();
  if (!months.length) return null;
  const range = { from: wholeMonth(months[0]!).from, to: wholeMonth(months.at(-1)!).to };
  const ids = [...new Set(days.map(({ employeeId }) => employeeId))];
  const { dayOf } = await readClosedDays(db, organizationId, range, { ids });
  const made = groupBy(
    await selectAdjustmentsOfDays(db, organizationId, ids, range),
    ({ employeeId, date }) => `${employeeId} ${monthOf(date)}`,
  );
  const standing = (employeeId: string, month: CompanyMonth) => made.get(`${employeeId} ${month}`) ?? [];
  return {
    month: monthOf(earliest),
    isKept: (employeeId, date) => dayOf(employeeId, date) !== undefined,
    correctedBefore: (employeeId, month) => standing(employeeId, month).map(({ date }) => date),
    adjustmentOf: ({ id, employment }, month, corrected) => {
      const kept = wholeMonth(month).days.map((date) => dayOf(id, date)!);
      const days = new Map(corrected.map((day) => [day.date, day]));
      return adjustmentOf(kept, days, employment, standing(id, month));
    },
  };
}

/** Those of these people for whose days of a month a salary of another month was confirmed. */
export const selectEnteredElsewhere = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  month: CompanyMonth,
): Promise<ReadonlySet<string>> =>
  new Set(await selectPeopleEntered(db, organizationId, ids, wholeMonth(month)));

/**
 * Handles adjustments for days of a month that is reopened and counts its days itself. Those that no salary has entered
 * are removed. An entered one stays, and the reopened month gets it with the opposite sign, so that it pays only the
 * rest. Returns how many of each. The caller holds the company's lock.
 */
export async function reopenAdjustments(
  tx: Tx,
  { organizationId, byAccountId, at }: { organizationId: string; byAccountId: string; at: Date },
  month: CompanyMonth,
): Promise<{ undone: number; mirrored: number }> {
  const range = wholeMonth(month);
  // Against a run that is confirmed meanwhile and reads them.
  await lockEmployees(tx, organizationId, await selectPeopleAdjusted(tx, organizationId, range));
  const undone = await undoUnentered(tx, organizationId, range, at);
  const entered = await selectUnmirrored(tx, organizationId, range);
  await insertAdjustments(
    tx,
    entered.map((row) => ({
      ...row,
      id: newId(),
      month,
      mirrors: row.id,
      runId: null,
      madeAt: at,
      madeByAccountId: byAccountId,
      minutes: 0 - row.minutes,
      countedPercent: 0 - row.countedPercent,
      amount: tiyin(0 - row.amount),
    })),
  );
  return { undone, mirrored: entered.length };
}
