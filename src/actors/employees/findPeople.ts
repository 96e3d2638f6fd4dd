import { fromPromise } from 'xstate';
import type { PersonFound } from '#machines/flows/shared/commandMenu/commandMenuMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

/** The first few people of the company who match; of their units for a manager. */
export const findPeople = fromPromise<PersonFound[], { text: string }>(async ({ input, signal }) => {
  const { items } = await unwrap(api.GET('/employees/search', { params: { query: input }, signal }));
  return items;
});
