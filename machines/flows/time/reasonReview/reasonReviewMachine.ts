import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type TardinessReason = components['schemas']['TardinessReason'];
export type ReasonVerb = components['schemas']['TardinessReasonReview']['event'];

export interface ReviewedReason {
  verb: ReasonVerb;
  /** The reason as shown when the decision was started. */
  reason: TardinessReason;
}
type NoteForm = Record<'note', string>;
export type ReviewReasonInput = ChangeInput<ReviewedReason, NoteForm>;

export const isNoteRequired = (verb: ReasonVerb) => reasonRule(tardinessReasonMachine, verb) === 'required';

/** An employer accepts a reason for being late, or refuses it with a word (product §3). */
export const reasonReviewMachine = confirmedChange<ReviewedReason, NoteForm, TardinessReason>({
  id: 'reasonReview',
  spec: '3',
  form: {
    initial: () => ({ note: '' }),
    errors: ({ note }, { verb }) => {
      const error = isNoteRequired(verb) ? firstError(reasonSchema, note) : undefined;
      return error === undefined ? {} : { note: error };
    },
  },
});
