import type { PromiseActorLogic } from 'xstate';
import { reportingToParent } from '#machines/flows/shared/confirmedChange/reportingToParent.ts';
import {
  employeeDeleteMachine,
  type DeleteEmployeeInput,
  type DeleteOutcome,
} from '../employeeDelete/employeeDeleteMachine.ts';
import { employeeStatusMachine, type ChangeStatusInput } from '../employeeStatus/employeeStatusMachine.ts';
import { mismatchMachine, type ResolveMismatchInput } from '../mismatch/mismatchMachine.ts';
import { salaryMovingMachine, type MoveSalaryInput } from '../salaryMoving/salaryMovingMachine.ts';
import { termWithdrawalMachine, type WithdrawTermInput } from '../termWithdrawal/termWithdrawalMachine.ts';
import type { RecordReport } from './employeeRecordMachine.ts';

interface RecordCalls {
  changeStatus: PromiseActorLogic<void, ChangeStatusInput>;
  deleteEmployee: PromiseActorLogic<DeleteOutcome, DeleteEmployeeInput>;
  resolveMismatch: PromiseActorLogic<void, ResolveMismatchInput>;
  moveSalary: PromiseActorLogic<void, MoveSalaryInput>;
  withdrawTerm: PromiseActorLogic<void, WithdrawTermInput>;
}

const doubtful: RecordReport = { type: 'record.doubtful' };

/** The changes of a record as its machine runs them. */
export const recordChanges = ({
  changeStatus,
  deleteEmployee,
  resolveMismatch,
  moveSalary,
  withdrawTerm,
}: RecordCalls) => ({
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
  moving: reportingToParent(salaryMovingMachine.provide({ actors: { sendChange: moveSalary } }), {
    changed: (): RecordReport => ({ type: 'salary.moved' }),
    doubtful,
  }),
  withdrawal: reportingToParent(termWithdrawalMachine.provide({ actors: { sendChange: withdrawTerm } }), {
    changed: (): RecordReport => ({ type: 'term.withdrawn' }),
    doubtful,
  }),
});
