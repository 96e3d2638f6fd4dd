import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import { accountsOf, namesOf } from '../../employees/records/index.ts';
import { announceChange, type Notice, type Notify } from '../../notifications/index.ts';
import { seersOf } from '../../organization/index.ts';
import type { AbsenceRow } from './sql/absences.ts';

/** Refreshes the open pages of both sides after these days changed. */
export async function announceDays(
  tx: Tx,
  organizationId: string,
  days: readonly { employeeId: string; date: CompanyDate }[],
) {
  const people = [...new Set(days.map(({ employeeId }) => employeeId))];
  const accounts = await accountsOf(tx, organizationId, people);
  const employers = await seersOf(tx, organizationId, days);
  const open = [...accounts.values(), ...employers.map(({ accountId }) => accountId)];
  await announceChange(tx, 'attendance', open);
  return { accounts, employers };
}

/** Notifies those who may decide the absence; what an employer enters or cancels, the employee. */
export async function announceAbsence(
  tx: Tx,
  notify: Notify,
  { organizationId, employeeId, firstDay: day, note, state, proposedBy }: AbsenceRow,
  by: 'employee' | 'employer',
): Promise<void> {
  const { accounts, employers } = await announceDays(tx, organizationId, [{ employeeId, date: day }]);
  const reason = note || null;
  if (by === 'employer') {
    const accountId = accounts.get(employeeId);
    if (!accountId) return;
    // The note says why they are away, not why it was cancelled.
    const news =
      state === 'withdrawn'
        ? { about: 'absenceCancelled' as const, reason: null }
        : { about: 'absenceEntered' as const, reason };
    const params = { ...news, day, employeeName: null };
    await notify(tx, [{ type: 'other', accountId, params, job: { organizationId, employeeId } }]);
    return;
  }
  if (state !== 'proposed' || proposedBy !== 'employee') return;
  const employeeName = (await namesOf(tx, organizationId, [employeeId])).get(employeeId)!;
  const params = { about: 'absenceProposed' as const, day, employeeName, reason };
  await notify(
    tx,
    employers
      .filter(({ role }) => role !== 'accountant')
      .map(({ accountId, id }): Notice => ({
        type: 'other',
        accountId,
        params,
        job: { organizationId, employeeId: id },
      })),
  );
}
