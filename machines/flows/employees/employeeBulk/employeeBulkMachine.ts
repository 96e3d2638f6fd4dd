import {
  reasonErrors,
  type EmployeeVerb,
  type ReasonForm,
} from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { reportOfRows, type RowResults } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';

export type BulkVerb = Exclude<EmployeeVerb, 'rehire'>;

interface BulkChange {
  verb: BulkVerb;
  rows: ChosenRow[];
}

export type ChangeManyInput = ChangeInput<BulkChange, ReasonForm>;

/** One change of status for many people, with a result for each of them (spec section 3, statuses). */
export const employeeBulkMachine = confirmedChange<BulkChange, ReasonForm, RowResults>({
  id: 'employeeBulk',
  spec: '3',
  form: { initial: () => ({ reason: '' }), errors: reasonErrors },
  report: reportOfRows,
});
