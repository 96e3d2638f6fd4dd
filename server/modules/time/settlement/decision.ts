import type { Day, DayDecision } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import {
  applyDecision,
  decisionsOn,
  isDecided,
  type DecisionEvent,
} from '#machines/lifecycles/dayDecisions.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { DayDecision as DecisionRow } from '../../../database/tables.generated.ts';
import { conflict, illegalTransition, refusedByRule } from '../../../http/problem.ts';
import { readVisibleEmployment, type Asking } from '../absences/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockEmployees } from '../../employees/records/index.ts';
import { lockedEarliestChange } from '../../organization/index.ts';
import type { DayChange } from '../../money/effects/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { readDays } from './readDays.ts';
import { saveDecision } from '../attendance/index.ts';

type OtherDecision = components['schemas']['OtherDecision'];

/** Decides whether a day counts, by an event from its `decisionsOn`. The employee's row is locked. */
export async function decideDay(
  tx: Tx,
  { organizationId, employeeId, accountId: byAccountId, at }: Asking,
  day: Day,
  event: DecisionEvent,
  note: string | null,
): Promise<DecisionRow> {
  const { date } = day;
  const decision = applyDecision(day, event);
  const row = {
    organizationId,
    employeeId,
    date,
    decision,
    note,
    decidedAt: at,
    decidedByAccountId: byAccountId,
  };
  await saveDecision(tx, row);
  await writeAudit(tx, { organizationId, byAccountId, at }, [
    {
      subject: 'day',
      subjectId: employeeId,
      employeeId,
      event,
      before: { counting: day.counting, date },
      after: { counting: decision, date },
      reason: note,
    },
  ]);
  return row;
}

/** The day with its new decision. Throws as `changeDecision`, except for the reason. */
async function judgeOtherDecision(db: Executor, asking: Asking, { date, was, event }: OtherDecision) {
  await readVisibleEmployment(db, asking);
  const { organizationId, employeeId, at } = asking;
  const { day, rule, isOpen } = (await readDays(db, organizationId, [{ employeeId, date }], at.getTime()))({
    employeeId,
    date,
  });
  if (!isOpen) throw refusedByRule('periodClosed');
  const gone = at.getTime() >= shiftWindow(date, rule.shift).closesAt;
  if (!gone || !isDecided(day.counting) || day.counting !== was) throw conflict('changedMeanwhile');
  const legal = decisionsOn(day);
  if (!legal.includes(event)) throw illegalTransition(legal);
  const decision = applyDecision(day, event);
  if (decision === day.counting) throw conflict('nothingChanged');
  return { day, decision };
}

/**
 * Changes the decision on a day. Throws 400 reasonRequired, 404 for a person the caller may not see, 403 ownDay, 422
 * periodClosed, 409 changedMeanwhile when the decision is not the one that the caller saw, nothingChanged and
 * illegalTransition.
 */
export async function changeDecision(
  tx: Tx,
  asking: Asking,
  wanted: OtherDecision & { reason: string },
): Promise<DecisionRow> {
  const { organizationId, employeeId } = asking;
  const reason = wanted.reason.trim();
  if (!reason) throw reasonRequired();
  // Locked before the person's row, as everywhere, to avoid deadlocks.
  await lockedEarliestChange(tx, organizationId);
  await lockEmployees(tx, organizationId, [employeeId]);
  const { day } = await judgeOtherDecision(tx, asking, wanted);
  return decideDay(tx, asking, day, wanted.event, reason);
}

/** Checks a decision for a dry run; locks nothing. */
export async function decisionToPreview(
  db: Executor,
  asking: Asking,
  wanted: OtherDecision,
): Promise<DayChange> {
  const { decision } = await judgeOtherDecision(db, asking, wanted);
  return changeByDecision(asking.employeeId, wanted.date, decision);
}

/** The change of one day by a decision. */
const changeByDecision = (
  employeeId: string,
  date: OtherDecision['date'],
  decision: DayDecision,
): DayChange => ({
  employeeId,
  dates: [date],
  decided: (one, stored) => (one === date ? { ...stored, decision } : stored),
});
