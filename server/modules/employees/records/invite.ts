import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { invitations } from '../../auth/index.ts';
import { organizationTitleOf } from '../../organization/index.ts';
import type { Writing } from './writing.ts';
import { selectEmployees } from './sql/employees.ts';
import { insertEvents } from './sql/history.ts';

/**
 * Sends an invitation to a person who was hired and has not joined yet, and records it in the history. Throws 404, 409
 * employeeJoined, employeeDeclined or messagesOff, 429.
 */
export async function invite<T>(
  services: Services,
  { organizationId, byAccountId, at }: Writing,
  { id, language }: { id: string; language: string },
  inChange: (work: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db } = services;
  const [record] = await selectEmployees(db, organizationId, [id], companyDate(at.getTime()));
  if (!record) throw notFound();
  const { phoneNumber, status, accountId } = record;
  if (status === 'declined') throw conflict('employeeDeclined');
  if (accountId !== null || status !== 'notIdentified') throw conflict('employeeJoined');
  const { title: company } = await organizationTitleOf(db, organizationId);
  const invitation = { organizationId, company, phoneNumber, language, at };
  const messages = invitations(services);
  return messages.limited(invitation, () =>
    inChange(async (tx) => {
      await insertEvents([
        {
          organizationId,
          id: newId(),
          employeeId: id,
          event: 'invite',
          fromStatus: status,
          toStatus: status,
          reason: null,
          byAccountId,
          at,
        },
      ]).execute(tx);
      await messages.send(tx, invitation);
    }),
  );
}
