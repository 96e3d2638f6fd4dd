import { colleagueChangeSchema, colleagueInvitationSchema, type ColleagueRole } from '#domain/colleague.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';

/** Somebody to be invited, or a colleague whose place is changed. */
export type PlaceSubject =
  { id: null } | { id: string; name: string; role: ColleagueRole; unitIds: string[] };

/** `unitIds` are separated by spaces. */
export type PlaceForm = Record<'phoneNumber' | 'role' | 'unitIds', string>;
export type PlaceInput = ChangeInput<PlaceSubject, PlaceForm>;

export const unitsIn = ({ unitIds }: Pick<PlaceForm, 'unitIds'>): string[] =>
  unitIds.split(' ').filter(Boolean);

function errorsOf(form: PlaceForm, { id }: PlaceSubject): Partial<Record<keyof PlaceForm, string>> {
  const schema = id === null ? colleagueInvitationSchema : colleagueChangeSchema;
  const value = { ...form, unitIds: unitsIn(form) };
  return fieldErrors(schema, value);
}

/** Invites a colleague by phone number, or gives one another role or other units (product §2). */
export const colleaguePlaceMachine = confirmedChange<PlaceSubject, PlaceForm>({
  id: 'colleaguePlace',
  spec: '2',
  form: {
    initial: (subject) =>
      subject.id === null
        ? { phoneNumber: '', role: 'accountant', unitIds: '' }
        : { phoneNumber: '', role: subject.role, unitIds: subject.unitIds.join(' ') },
    errors: errorsOf,
  },
});
