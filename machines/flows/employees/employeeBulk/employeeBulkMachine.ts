import {
  reasonErrors,
  type EmployeeVerb,
  type ReasonForm,
} from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';

export type BulkVerb = Exclude<EmployeeVerb, 'rehire'>;

interface BulkChange {
  verb: BulkVerb;
  rows: ChosenRow[];
}

/** By record id: null when the change is made, otherwise the code of its problem. */
export type BulkResults = Record<string, string | null>;

export type ChangeManyInput = ChangeInput<BulkChange, ReasonForm>;

/** Rows that are not changed yet. */
export const remainingRows = (rows: ChosenRow[], results: BulkResults | null): ChosenRow[] =>
  rows.filter(({ id }) => results?.[id] !== null);

/** One change of status for many people, with a result for each of them (spec section 3, statuses). */
export const employeeBulkMachine = confirmedChange<BulkChange, ReasonForm, BulkResults>({
  id: 'employeeBulk',
  spec: '3',
  form: { initial: () => ({ reason: '' }), errors: reasonErrors },
  report: {
    merge: (known, answer) => ({ ...known, ...answer }),
    remaining: ({ verb, rows }, known) => {
      const remaining = remainingRows(rows, known);
      return remaining.length > 0 ? { verb, rows: remaining } : null;
    },
  },
});
