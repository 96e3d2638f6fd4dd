import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type TardinessDay = components['schemas']['TardinessDay'];
type ReasonForm = Record<'reason', string>;
export type GiveReasonInput = ChangeInput<TardinessDay, ReasonForm>;

/** The employee says why they were late on a day, or says it anew until it is decided (product §3). */
export const reasonGivingMachine = confirmedChange<TardinessDay, ReasonForm, TardinessDay>({
  id: 'reasonGiving',
  spec: '3',
  form: {
    initial: ({ reason }) => ({ reason: reason ?? '' }),
    errors: ({ reason }) => {
      const error = firstError(reasonSchema, reason);
      return error === undefined ? {} : { reason: error };
    },
  },
});
