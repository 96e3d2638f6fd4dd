import type { CompanyDate } from '#domain/calendar/index.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { unenteredKind } from './kinds.ts';
import { insertAbsences, type AbsenceRow } from './sql/absences.ts';

/** Days of people that an employer enters at once, as the kind of days that nobody has entered. The caller has seen that nothing else is on them. */
export async function enterAbsences(
  tx: Tx,
  author: Author,
  away: readonly { employeeId: string; firstDay: CompanyDate; lastDay: CompanyDate }[],
): Promise<void> {
  if (!away.length) return;
  const { organizationId, byAccountId, at } = author;
  const decision = decide(absenceMachine, 'proposed', 'accept', 'employer');
  if (!decision.legal) throw new Error('What is proposed can be accepted');
  const state = decision.state as AbsenceRow['state'];
  const { number: kind, treatment } = await unenteredKind(tx, organizationId);
  const rows = away.map((days): AbsenceRow => ({
    ...{ organizationId, id: newId(), ...days, kind, treatment, note: '', state },
    ...{ proposedBy: 'employer', proposedByAccountId: byAccountId, proposedAt: at },
    ...{
      decidedAt: at,
      decidedByAccountId: byAccountId,
      decisionNote: null,
      fileType: null,
      fileBytes: null,
    },
  }));
  await insertAbsences(tx, rows);
  await writeAudit(
    tx,
    author,
    rows.map(({ id, employeeId, firstDay, lastDay }) => ({
      ...{ subject: 'absence', subjectId: id, employeeId, event: 'enter', before: null },
      after: { state, firstDay, lastDay, kind, treatment, file: null },
    })),
  );
}
