import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { isNotFound } from '#machines/support/failure.ts';

interface Removed {
  id: string;
  /** A name, or the phone number of somebody who has not accepted yet. */
  name: string;
  state: 'joined' | 'invited';
}

export type RemovalInput = ChangeInput<Removed>;

/** Takes a colleague's access to the company, or an invitation back (product §2). */
export const colleagueRemovalMachine = confirmedChange<Removed>({
  id: 'colleagueRemoval',
  spec: '2',
  // Another owner has done it meanwhile.
  made: { by: isNotFound, output: undefined },
});
