import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { isNotFound } from '#machines/support/failure.ts';

interface Offer {
  employeeId: string;
  organizationTitle: string;
}

type ReasonForm = Record<'reason', string>;

export type DeclineJobInput = ChangeInput<Offer, ReasonForm>;

/** A person says no to a company that has hired them (spec section 3, statuses). The reason may stay empty. */
export const jobDeclineMachine = confirmedChange<Offer, ReasonForm>({
  id: 'jobDecline',
  spec: '3',
  form: {
    initial: () => ({ reason: '' }),
    errors: () => ({}),
  },
  // The employer has taken the record back meanwhile.
  made: { by: isNotFound, output: undefined },
});
