import { mismatchCorrectionSchema } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

/** The fields by which a record and an account are matched. */
export type MismatchForm = Record<'pinfl' | 'phoneNumber', string>;

interface MismatchedRecord extends MismatchForm {
  id: string;
  version: number;
}

export type ResolveMismatchInput = ChangeInput<MismatchedRecord, MismatchForm>;

/** A record and the account of its phone number disagree: the employer corrects the record (product §1). */
export const mismatchMachine = confirmedChange<MismatchedRecord, MismatchForm>({
  id: 'mismatch',
  spec: '3',
  form: {
    initial: ({ pinfl, phoneNumber }) => ({ pinfl, phoneNumber }),
    errors: (form) => fieldErrors(mismatchCorrectionSchema, form),
  },
});
