import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export type PayRunConfirmingForm = Record<'note' | 'password', string>;

/** The draft as shown on the screen; the server refuses if its totals have changed. */
export type RunToConfirm = Pick<
  Schemas['PayRun'],
  'id' | 'number' | 'kind' | 'period' | 'included' | 'undecided' | 'carried' | 'takenBack' | 'confirming'
>;

export type ConfirmPayRunInput = ChangeInput<RunToConfirm, PayRunConfirmingForm>;

/** Somebody who confirms a run that pays themselves, because nobody else can, has to write a note. */
export const payRunConfirmingFields = ({
  confirming,
}: RunToConfirm): readonly (keyof PayRunConfirmingForm)[] =>
  confirming === 'alone' ? ['note', 'password'] : ['password'];

function errorsOf(form: PayRunConfirmingForm, run: RunToConfirm): Partial<PayRunConfirmingForm> {
  const isAlone = payRunConfirmingFields(run).includes('note');
  const note = isAlone ? firstError(reasonSchema, form.note) : undefined;
  return { ...(note && { note }), ...(form.password === '' && { password: 'required' }) };
}

/** Reads the totals of a draft back and, with the password, has every amount of it paid (spec section 2, salary and advance payments). */
export const payRunConfirmingMachine = confirmedChange<RunToConfirm, PayRunConfirmingForm, Schemas['PayRun']>(
  {
    id: 'payRunConfirming',
    spec: '2',
    form: { initial: () => ({ note: '', password: '' }), errors: errorsOf },
  },
);
