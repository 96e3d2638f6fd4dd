import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

interface InvitedPerson {
  id: string;
  phoneNumber: string;
}

export type InviteInput = ChangeInput<InvitedPerson>;

/** An employer has the server send a message to somebody they have hired. */
export const employeeInvitationMachine = confirmedChange<InvitedPerson>({
  id: 'employeeInvitation',
  spec: '2',
});
