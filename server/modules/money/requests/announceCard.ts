import type { Tx } from '../../../database/database.ts';
import { accountsOf, namesOf } from '../../employees/records/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { ownersOf } from '../../organization/index.ts';

export interface CardChange {
  event: 'add' | 'choose' | 'remove';
  last4: string;
}

const words = { add: 'cardAdded', choose: 'cardChosen', remove: 'cardRemoved' } as const;

interface Whose {
  organizationId: string;
  employeeId: string;
  byEmployee: boolean;
}

/** For a change of the employee record, which an owner makes. */
export const cardAnnouncer =
  (notify: Notify) =>
  (tx: Tx, whose: { organizationId: string; employeeId: string }, last4: string): Promise<void> =>
    announceCard(tx, notify, { ...whose, byEmployee: false }, { event: 'choose', last4 });

/** Notifies the other side: owners of an employee's change, the employee of an owner's. */
export async function announceCard(
  tx: Tx,
  notify: Notify,
  { organizationId, employeeId, byEmployee }: Whose,
  { event, last4 }: CardChange,
): Promise<void> {
  const about = { about: words[event], recordId: employeeId, last4 };
  if (!byEmployee) {
    const accountId = (await accountsOf(tx, organizationId, [employeeId])).get(employeeId);
    if (!accountId) return;
    const params = { ...about, employeeName: null };
    await notify(tx, [{ type: 'other', accountId, params, job: { organizationId, employeeId } }]);
    return;
  }
  const employeeName = (await namesOf(tx, organizationId, [employeeId])).get(employeeId) ?? null;
  const owners = await ownersOf(tx, organizationId);
  await notify(
    tx,
    owners.map(({ id, accountId }) => ({
      type: 'other' as const,
      accountId,
      params: { ...about, employeeName },
      job: { organizationId, employeeId: id },
    })),
  );
}
