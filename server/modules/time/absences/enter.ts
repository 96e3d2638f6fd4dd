import { addDays, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { readUnenteredKind } from './kinds.ts';
import { insertAbsences, type AbsenceRow } from './sql/absences.ts';

interface DayAway {
  employeeId: string;
  date: CompanyDate;
}

/**
 * Enters days as absences of the kind for unentered days. The caller has checked that the days are empty. Resolves to the
 * absences: consecutive days of a person in one month become one absence, so that none belongs to a closed month and the
 * next one.
 */
export async function enterAbsences(
  tx: Tx,
  author: Author,
  days: readonly DayAway[],
  note = '',
): Promise<readonly AbsenceRow[]> {
  if (!days.length) return [];
  const { organizationId, byAccountId, at } = author;
  const decision = decide(absenceMachine, 'proposed', 'accept', 'employer');
  if (!decision.legal) throw new Error('What is proposed can be accepted');
  const state = decision.state as AbsenceRow['state'];
  const { number: kind, treatment } = await readUnenteredKind(tx, organizationId);
  const rows = stretchesOf(days).map((stretch): AbsenceRow => ({
    organizationId,
    id: newId(),
    ...stretch,
    kind,
    treatment,
    note,
    state,
    proposedBy: 'employer',
    proposedByAccountId: byAccountId,
    proposedAt: at,
    decidedAt: at,
    decidedByAccountId: byAccountId,
    decisionNote: null,
    fileType: null,
    fileBytes: null,
  }));
  await insertAbsences(tx, rows);
  await writeAudit(
    tx,
    author,
    rows.map(({ id, employeeId, firstDay, lastDay }) => ({
      subject: 'absence',
      subjectId: id,
      employeeId,
      event: 'enter',
      before: null,
      after: { state, firstDay, lastDay, kind, treatment, file: null },
      reason: note,
    })),
  );
  return rows;
}

function stretchesOf(days: readonly DayAway[]): Pick<AbsenceRow, 'employeeId' | 'firstDay' | 'lastDay'>[] {
  const stretches: Pick<AbsenceRow, 'employeeId' | 'firstDay' | 'lastDay'>[] = [];
  const place = ({ employeeId, date }: DayAway) => `${employeeId} ${date}`;
  for (const { employeeId, date } of days.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
    const last = stretches.at(-1);
    const follows = last?.employeeId === employeeId && addDays(last.lastDay, 1) === date;
    if (follows && monthOf(last.firstDay) === monthOf(date)) last.lastDay = date;
    else stretches.push({ employeeId, firstDay: date, lastDay: date });
  }
  return stretches;
}
