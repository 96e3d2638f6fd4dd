import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { isNotFound } from '#machines/support/failure.ts';

/** One device, or all but this one. This one ends by signing out. */
export type Termination = { deviceId: string } | 'others';

export type TerminateInput = ChangeInput<Termination>;

/** Ends the session on other devices of the account (spec section 7, devices). */
export const deviceTerminationMachine = confirmedChange<Termination>({
  id: 'deviceTermination',
  spec: '7',
  // Another device has ended it meanwhile.
  made: { by: isNotFound, output: undefined },
});
