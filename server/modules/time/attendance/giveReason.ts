import type { CompanyDate } from '#domain/calendar/index.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import type { Tx } from '../../../database/database.ts';
import { conflict, illegalTransition, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockActiveEmployee } from '../../employees/records/index.ts';
import { refuseClosed } from '../../organization/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { saveReason } from './sql/reasons.ts';
import { readLateDays, type LateDay } from './tardiness.ts';

interface Giving {
  organizationId: string;
  employeeId: string;
  date: CompanyDate;
  reason: string;
  byAccountId: string;
  at: Date;
}

/**
 * Stores why the person was late on a date; may be repeated until it is decided. Throws 400 reasonRequired, 404 when they
 * were not late, 422 periodClosed, 409 reasonExpired after the deadline and illegalTransition once it is decided.
 */
export async function giveReason(tx: Tx, giving: Giving): Promise<LateDay> {
  const { organizationId, employeeId, date, byAccountId, at } = giving;
  const reason = giving.reason.trim();
  if (!reason) throw reasonRequired();
  await refuseClosed(tx, organizationId, date, '/date');
  // One person's reasons are written one after another.
  await lockActiveEmployee(tx, organizationId, employeeId);
  const read = async () =>
    (await readLateDays(tx, organizationId, employeeId, { from: date, to: date }, at.getTime()))[0];
  const late = await read();
  if (!late) throw notFound();
  const decision = decide(tardinessReasonMachine, late.state, 'give', 'employee');
  if (!decision.legal)
    throw late.state === 'expired' ? conflict('reasonExpired') : illegalTransition(decision.legalEvents);
  if (at.getTime() >= late.deadline) throw conflict('reasonExpired');

  const id = late.stored?.id ?? newId();
  const fresh = { decidedAt: null, decidedByAccountId: null, decisionNote: null };
  await saveReason(tx, {
    organizationId,
    id,
    employeeId,
    date,
    reason,
    state: 'given',
    givenAt: at,
    ...fresh,
  });
  await writeAudit(tx, { organizationId, byAccountId, at }, [
    {
      subject: 'tardinessReason',
      subjectId: id,
      employeeId,
      event: 'give',
      before: late.stored ? { state: late.stored.state } : null,
      after: { state: 'given', date },
      reason,
    },
  ]);
  return (await read())!;
}
