import { fromPromise } from 'xstate';
import type {
  BulkResults,
  ChangeManyInput,
} from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { toFailure } from '#machines/support/failure.ts';
import { changeStatuses } from './employees.ts';

export const changeMany = fromPromise<BulkResults, ChangeManyInput>(async ({ input, signal }) => {
  try {
    const results = await changeStatuses(input, signal);
    return Object.fromEntries(
      results.map(({ id, outcome, code }) => [id, outcome === 'changed' ? null : code]),
    );
  } catch (error) {
    // The server answers with one problem instead of a result for each when the event is illegal for all of them.
    const failure = toFailure(error);
    if (failure.kind !== 'problem' || failure.code !== 'illegalTransition') throw error;
    return Object.fromEntries(input.ids.map((id) => [id, failure.code]));
  }
});
