import type { PromiseActorLogic } from 'xstate';
import { reportingToParent } from '#machines/flows/shared/confirmedChange/reportingToParent.ts';
import {
  employeeDeleteMachine,
  type DeleteEmployeeInput,
  type DeleteOutcome,
} from '../employeeDelete/employeeDeleteMachine.ts';
import { employeeStatusMachine, type ChangeStatusInput } from '../employeeStatus/employeeStatusMachine.ts';
import { mismatchMachine, type ResolveMismatchInput } from '../mismatch/mismatchMachine.ts';
import type { RecordReport } from './employeeRecordMachine.ts';

interface RecordCalls {
  changeStatus: PromiseActorLogic<void, ChangeStatusInput>;
  deleteEmployee: PromiseActorLogic<DeleteOutcome, DeleteEmployeeInput>;
  resolveMismatch: PromiseActorLogic<void, ResolveMismatchInput>;
}

const doubtful: RecordReport = { type: 'record.doubtful' };

/** The changes of a record as its machine runs them. */
export const recordChanges = ({ changeStatus, deleteEmployee, resolveMismatch }: RecordCalls) => ({
  status: reportingToParent(employeeStatusMachine.provide({ actors: { sendChange: changeStatus } }), {
    changed: ({ verb }): RecordReport => ({ type: 'status.changed', verb }),
    doubtful,
  }),
  deletion: reportingToParent(employeeDeleteMachine.provide({ actors: { sendChange: deleteEmployee } }), {
    changed: (_, outcome): RecordReport => ({ type: 'record.deleted', outcome }),
    doubtful,
  }),
  correction: reportingToParent(mismatchMachine.provide({ actors: { sendChange: resolveMismatch } }), {
    changed: (): RecordReport => ({ type: 'mismatch.corrected' }),
    doubtful,
  }),
});
