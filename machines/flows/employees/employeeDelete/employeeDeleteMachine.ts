import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput, NoForm } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

/** A record with history stays, with the status `left` (product §1). */
export type DeleteOutcome = 'removed' | 'left';

interface DeletedEmployee {
  id: string;
  name: string;
}

export type DeleteEmployeeInput = ChangeInput<DeletedEmployee>;

/** "This cannot be undone. Delete this user?" (spec section 8). */
export const employeeDeleteMachine = confirmedChange<DeletedEmployee, NoForm, DeleteOutcome>({
  id: 'employeeDelete',
  spec: '8',
});
