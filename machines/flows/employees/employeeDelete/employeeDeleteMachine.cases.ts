import { defineCases } from '#machines/support/cases.ts';
import { employeeDeleteMachine, type DeleteEmployeeInput } from './employeeDeleteMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = defineCases(employeeDeleteMachine, {
  inputs: { default: { id } },
  cases: {
    'delete.chosen': { default: {} },
    'delete.confirmed': { default: { newKey: 'key' } },
    'delete.retried': { default: {} },
    'delete.dismissed': { default: {} },
    'xstate.done.actor.deleteEmployee': { removed: { output: 'removed' }, left: { output: 'left' } },
    'xstate.error.actor.deleteEmployee': {
      network: { error: { failure: { kind: 'network' } } },
      gone: { error: { failure: { kind: 'problem', status: 404, code: 'notFound', fields: {} } } },
    },
  },
  invariant: ({ value }, { calls, event }) => {
    const [before, now] = calls.slice(-2).map(({ input }) => input as DeleteEmployeeInput);
    if ((value === 'deleting') !== (calls.at(-1)?.status === 'running'))
      return 'a deletion is under way exactly while deleting';
    if (event?.type === 'delete.retried' && before?.idempotencyKey !== now?.idempotencyKey)
      return 'a retry has another key';
    return undefined;
  },
});
