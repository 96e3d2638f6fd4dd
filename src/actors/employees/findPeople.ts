import { fromPromise } from 'xstate';
import type { PersonFound } from '#machines/flows/shared/commandMenu/commandMenuMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

/** Finds the first matching people of the company; for a manager, of their units. */
export const findPeople = fromPromise<PersonFound[], { text: string }>(async ({ input, signal }) => {
  const { items } = await unwrap(api.GET('/employees/search', { params: { query: input }, signal }));
  return items;
});
