import { fromPromise } from 'xstate';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

/** How many requests wait for a decision. */
export const countWaiting = fromPromise<number, void>(async ({ signal }) => {
  const { count } = await unwrap(api.GET('/payments/requests/waiting', { signal }));
  return count;
});
