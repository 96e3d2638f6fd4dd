import { fromPromise } from 'xstate';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { getRequests } from './requestList.ts';
import { mayBeReviewed, reviewRow } from './reviewRow.ts';

/** The undecided requests among the first that match; the contract's longest page equals its limit for one review. */
export const gatherRequests = fromPromise<ChosenRow[], { query: ListQuery; limit: number }>(
  async ({ input: { query, limit }, signal }) => {
    const { items } = await getRequests({ ...query, page: 1, pageSize: limit }, signal);
    return items.filter(mayBeReviewed).map((request) => reviewRow(request, currentLanguage()));
  },
);
