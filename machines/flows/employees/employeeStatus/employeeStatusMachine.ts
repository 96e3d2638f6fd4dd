import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { reasonErrors, type EmployeeVerb, type StatusForm } from './statusVerbs.ts';

interface StatusChange {
  id: string;
  name: string;
  verb: EmployeeVerb;
}

export type ChangeStatusInput = ChangeInput<StatusChange, StatusForm>;

/** An employer changes one person's status (spec section 3). */
export const employeeStatusMachine = confirmedChange<StatusChange, StatusForm>({
  id: 'employeeStatus',
  spec: '3',
  form: { initial: () => ({ reason: '', day: '' }), errors: reasonErrors },
});
