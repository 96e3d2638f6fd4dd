import { LONGEST_ABSENCE_DAYS } from '#domain/attendance/absenceKinds.ts';
import { withoutDecision } from '#domain/attendance/readDay.ts';
import { addDays, companyDate, daysOfMonth, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { isEmployedOn, isEmployedThroughout } from '#domain/employment.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { conflict, fieldRefused, illegalTransition, notFound } from '../../../http/problem.ts';
import { forgetDecisions, type DecisionOverride } from '../attendance/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockActiveEmployee, lockEmployees } from '../../employees/records/index.ts';
import { refuseClosed, refuseClosedBeforehand } from '../../organization/index.ts';
import { readVisibleEmployment, type Asking } from './asking.ts';
import { readFile } from './files.ts';
import { requireOfferedKind } from './kinds.ts';
import {
  decideAbsence,
  insertAbsences,
  lockAbsences,
  selectOverlapping,
  type AbsenceRow,
} from './sql/absences.ts';
import { insertFile } from './sql/files.ts';

export interface Wanted {
  firstDay: CompanyDate;
  lastDay: CompanyDate;
  kind: number;
}

type Verb = 'accept' | 'refuse' | 'withdraw' | 'cancel';

/** Throws at the last day 400 datesCross and absenceTooLong. */
function refuseDates({ firstDay, lastDay }: Wanted): void {
  if (lastDay < firstDay) throw fieldRefused('/lastDay', 'datesCross');
  if (lastDay >= addDays(firstDay, LONGEST_ABSENCE_DAYS)) throw fieldRefused('/lastDay', 'absenceTooLong');
}

/** The wanted kind. Throws as `readVisibleEmployment`, 400 notEmployed, 422 absenceKindUnknown and 409 absenceOverlaps. */
async function acceptKind(db: Executor, asking: Asking, wanted: Wanted) {
  const { organizationId, employeeId } = asking;
  const employment = await readVisibleEmployment(db, asking);
  const { firstDay, lastDay } = wanted;
  if (!isEmployedThroughout(employment, firstDay, lastDay))
    throw fieldRefused(isEmployedOn(employment, firstDay) ? '/lastDay' : '/firstDay', 'notEmployed');
  const kind = await requireOfferedKind(db, organizationId, wanted.kind);
  if (await selectOverlapping(db, organizationId, employeeId, wanted))
    throw conflict('absenceOverlaps', { errors: [{ pointer: '/firstDay', code: 'absenceOverlaps' }] });
  return kind;
}

/** Overrides the decisions on the absence's days. */
export const withAbsence =
  ({ firstDay, lastDay, kind, treatment }: Wanted & Pick<AbsenceRow, 'treatment'>): DecisionOverride =>
  (date, stored) =>
    date >= firstDay && date <= lastDay
      ? { ...withoutDecision(stored), absence: { kind, treatment } }
      : stored;

/** The absence's days whose effect is known: in future months nothing is earned yet. */
export function knownDaysOf(
  { firstDay, lastDay }: Pick<Wanted, 'firstDay' | 'lastDay'>,
  now: number,
): CompanyDate[] {
  const known = daysOfMonth(monthOf(companyDate(now))).at(-1)!;
  const days: CompanyDate[] = [];
  for (let day = firstDay; day <= lastDay && day <= known; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Checks an absence for a dry run; locks nothing. */
export async function absenceToPreview(db: Executor, asking: Asking, wanted: Wanted) {
  refuseDates(wanted);
  await refuseClosedBeforehand(db, asking.organizationId, wanted.firstDay, '/firstDay');
  const { treatment } = await acceptKind(db, asking, wanted);
  return { ...wanted, treatment };
}

const author = ({ organizationId, accountId: byAccountId, at }: Asking) => ({
  organizationId,
  byAccountId,
  at,
});

/**
 * Stores the absence; one entered by an employer is accepted at once. Throws as the dry run and as `readFile`; 403
 * employeeBlocked.
 */
export async function proposeAbsence(
  tx: Tx,
  asking: Asking,
  wanted: Wanted & { note?: string; file?: string },
): Promise<AbsenceRow> {
  const { organizationId, accountId, by, employeeId, at } = asking;
  const { firstDay, lastDay, kind, note = '' } = wanted;
  refuseDates(wanted);
  const file = wanted.file === undefined ? null : readFile(wanted.file);
  await refuseClosed(tx, organizationId, firstDay, '/firstDay');
  if (by === 'employee') await lockActiveEmployee(tx, organizationId, employeeId);
  else await lockEmployees(tx, organizationId, [employeeId]);
  const { treatment } = await acceptKind(tx, asking, wanted);
  const decision = by === 'employer' ? decide(absenceMachine, 'proposed', 'accept', 'employer') : null;
  if (decision && !decision.legal) throw new Error('What is proposed can be accepted');
  const row: AbsenceRow = {
    organizationId,
    id: newId(),
    employeeId,
    firstDay,
    lastDay,
    kind,
    treatment,
    note: note.trim(),
    state: (decision?.state ?? 'proposed') as AbsenceRow['state'],
    proposedBy: by,
    proposedByAccountId: accountId,
    proposedAt: at,
    decidedAt: decision ? at : null,
    decidedByAccountId: decision ? accountId : null,
    decisionNote: null,
    fileType: file?.type ?? null,
    fileBytes: file?.content.length ?? null,
  };
  await insertAbsences(tx, [row]);
  if (decision) await forgetDecisions(tx, asking, { from: firstDay, to: lastDay });
  if (file) await insertFile(tx, { organizationId, absenceId: row.id, content: file.content });
  await writeAudit(tx, author(asking), [
    {
      subject: 'absence',
      subjectId: row.id,
      employeeId,
      event: by === 'employee' ? 'propose' : 'enter',
      before: null,
      after: { state: row.state, firstDay, lastDay, kind, treatment, file: row.fileType },
      reason: row.note,
    },
  ]);
  return row;
}

/** Applies an event to the absence. Throws 409 illegalTransition. */
export async function changeAbsence(
  tx: Tx,
  row: AbsenceRow,
  event: Verb,
  asking: Asking,
  decisionNote: string | null = null,
): Promise<AbsenceRow> {
  const decision = decide(absenceMachine, row.state, event, asking.by);
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const state = decision.state as AbsenceRow['state'];
  const { at: decidedAt, accountId: decidedByAccountId } = asking;
  const changed = { ...row, state, decidedAt, decidedByAccountId, decisionNote };
  await decideAbsence(tx, changed);
  if (event === 'accept' || event === 'cancel')
    await forgetDecisions(tx, row, { from: row.firstDay, to: row.lastDay });
  await writeAudit(tx, author(asking), [
    {
      subject: 'absence',
      subjectId: row.id,
      employeeId: row.employeeId,
      event,
      before: { state: row.state },
      after: { state, firstDay: row.firstDay, lastDay: row.lastDay },
      reason: decisionNote,
    },
  ]);
  return changed;
}

/**
 * Employees withdraw their own proposed absences, employers cancel accepted ones. Throws 404, 409 illegalTransition, 403
 * ownDay, 422 periodClosed.
 */
export async function withdrawAbsence(
  tx: Tx,
  asking: (row: AbsenceRow) => Asking,
  { organizationId, jobId, role }: { organizationId: string; jobId: string; role: string },
  id: string,
): Promise<AbsenceRow> {
  const [row] = await lockAbsences(tx, { organizationId, scope: undefined }, [id]);
  if (!row || (role === 'employee' && row.employeeId !== jobId)) throw notFound();
  const by = asking(row);
  await readVisibleEmployment(tx, by);
  if (by.by === 'employee') return changeAbsence(tx, row, 'withdraw', by);
  await refuseClosed(tx, organizationId, row.firstDay, '/id');
  return changeAbsence(tx, row, 'cancel', by);
}
