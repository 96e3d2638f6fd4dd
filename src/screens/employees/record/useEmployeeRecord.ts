import { useActorRef } from '@xstate/react';
import { employeeRecordMachine } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import { recordChanges } from '#machines/flows/employees/employeeRecord/recordChanges.ts';
import type { EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { deleteEmployee } from '#src/actors/employees/deleteEmployee.ts';
import { changeStatus, loadEmployee } from '#src/actors/employees/employees.ts';
import { moveSalary } from '#src/actors/employees/moveSalary.ts';
import { resolveMismatch } from '#src/actors/employees/resolveMismatch.ts';
import { withdrawTerm } from '#src/actors/employees/withdrawTerm.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { usePanelPart } from '#src/components/beside/part.ts';
import { returning } from '#src/components/hooks/returning.ts';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useLeaveWhenDone } from '#src/components/hooks/useLeaveWhenDone.ts';
import { useText } from '#src/i18n/useText.ts';
import { lastList } from '../lastList.ts';

const machine = employeeRecordMachine.provide({
  actors: {
    loadEmployee,
    ...recordChanges({ changeStatus, deleteEmployee, resolveMismatch, moveSalary, withdrawTerm }),
  },
});

/** Runs a record's page: a toast for each change, and back to the list once the record is deleted. */
export function useEmployeeRecord(id: string) {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const actor = useActorRef(machine, { input: { id }, inspect });
  const changed: Record<EmployeeVerb, string> = {
    block: t('change.blockedToast'),
    unblock: t('change.unblockedToast'),
    leave: t('change.leftToast'),
    rehire: t('change.rehiredToast'),
  };
  const panel = usePanelPart();
  const tell = (toast: { title: string; message?: string }) => {
    showToast({ tone: 'success', ...toast });
    panel?.changed();
  };
  useEmitted(actor, {
    statusChanged: ({ verb }) => tell({ title: changed[verb] }),
    corrected: () => tell({ title: record('mismatchResolved') }),
    moved: () => tell({ title: record('salaryMoved') }),
    withdrawn: () => tell({ title: record('salaryWithdrawn') }),
    deleted: ({ outcome }) =>
      tell({
        title: record('deleted'),
        ...(outcome === 'left' ? { message: record('deletedLeft') } : {}),
      }),
  });
  useLeaveWhenDone(actor, lastList, { state: returning });
  return actor;
}
