import { fromPromise } from 'xstate';
import type { ChangeManyInput } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import type { RowResults } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import { toFailure } from '#machines/support/failure.ts';
import { changeStatuses } from './employees.ts';

export const changeMany = fromPromise<RowResults, ChangeManyInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const ids = subject.rows.map(({ id }) => id);
  try {
    const call = { ids, verb: subject.verb, reason: form.reason, idempotencyKey };
    const results = await changeStatuses(call, signal);
    return Object.fromEntries(
      results.map(({ id, outcome, code }) => [id, outcome === 'changed' ? null : code]),
    );
  } catch (error) {
    // The server answers with one problem instead of a result for each when the event is illegal for all of them.
    const failure = toFailure(error);
    if (failure.kind !== 'problem' || failure.code !== 'illegalTransition') throw error;
    return Object.fromEntries(ids.map((id) => [id, failure.code]));
  }
});
