import { fromPromise } from 'xstate';
import type {
  BulkResults,
  ChangeManyInput,
} from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { changeStatuses } from './employees.ts';

export const changeMany = fromPromise<BulkResults, ChangeManyInput>(async ({ input, signal }) => {
  const results = await changeStatuses(input, signal);
  return Object.fromEntries(
    results.map(({ id, outcome, code }) => [id, outcome === 'changed' ? null : code]),
  );
});
