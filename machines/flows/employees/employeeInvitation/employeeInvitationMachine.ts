import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

interface InvitedPerson {
  id: string;
  phoneNumber: string;
}

export type InviteInput = ChangeInput<InvitedPerson>;

/** The server sends an invitation to a person whom the employer has hired. */
export const employeeInvitationMachine = confirmedChange<InvitedPerson>({
  id: 'employeeInvitation',
  spec: '2',
});
