import { fromPromise } from 'xstate';
import type { InviteInput } from '#machines/flows/employees/employeeInvitation/employeeInvitationMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { api } from '#src/session/client.ts';

/** Sends an invitation, in the employer's language if the person has no account yet. */
export const inviteEmployee = fromPromise<void, InviteInput>(async ({ input, signal }) => {
  const { subject, idempotencyKey } = input;
  const params = { path: { id: subject.id }, header: { 'Idempotency-Key': idempotencyKey } };
  const body = { language: currentLanguage() };
  await unwrap(api.POST('/employees/{id}/invitation', { params, body, signal }));
});
