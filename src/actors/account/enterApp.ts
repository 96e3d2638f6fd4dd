import { fromPromise, waitFor } from 'xstate';
import type { AppEntry } from '#machines/flows/account/profileCreation/profileCreationSetup.ts';
import { startup } from '#src/session/startup.ts';

/** Has the startup machine load the facts again, and waits until it finds a job or none. */
export const enterApp = fromPromise<AppEntry, void>(async ({ signal }) => {
  startup.send({ type: 'startup.outdated' });
  const decided = await waitFor(startup, (snapshot) => snapshot.matches('stay') || snapshot.matches('step'), {
    signal,
  });
  return decided.matches('stay') ? 'admitted' : 'withdrawn';
});
