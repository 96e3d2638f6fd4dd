import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export interface SettledRegister {
  verb: Schemas['PayoutRegisterSettlement']['event'];
  register: Pick<Schemas['PayoutRegister'], 'id' | 'number' | 'createdAt' | 'open' | 'settling'>;
  /** One payment of it; null for all that are open. */
  payment: Pick<Schemas['Payout'], 'requestId' | 'employeeName' | 'amount'> | null;
  today: CompanyDate;
}

/** `paidOn` is a date, empty like its field. */
export type RegisterForm = Record<'paidOn' | 'reason' | 'password', string>;
export type SettleRegisterInput = ChangeInput<SettledRegister, RegisterForm>;

export const registerFields = ({ verb, register }: SettledRegister): readonly (keyof RegisterForm)[] => [
  ...(verb === 'markPaid' ? (['paidOn'] as const) : []),
  'reason',
  ...(register.settling === 'alone' ? (['password'] as const) : []),
];

function errors(form: RegisterForm, settled: SettledRegister): Partial<RegisterForm> {
  const wrong: Partial<RegisterForm> = {};
  for (const field of registerFields(settled)) {
    const error = errorOf(field, form, settled);
    if (error) wrong[field] = error;
  }
  return wrong;
}

function errorOf(
  field: keyof RegisterForm,
  form: RegisterForm,
  { register: { createdAt }, today }: SettledRegister,
): string | undefined {
  if (field === 'reason') return firstError(reasonSchema, form.reason);
  if (form[field] === '') return 'required';
  if (field === 'password') return undefined;
  if (form.paidOn > today) return 'dayNotYet';
  return form.paidOn < companyDate(Date.parse(createdAt)) ? 'beforeRegister' : undefined;
}

/**
 * A person says what the bank did with a register (spec section 4, payment states): that it paid all that is open, or that it
 * did not; or the same of one payment. The bank's own words, or the day they came, are the reason.
 */
export const registerSettlingMachine = confirmedChange<
  SettledRegister,
  RegisterForm,
  Schemas['PayoutRegisterSettled']
>({
  id: 'registerSettling',
  spec: '4',
  form: { initial: ({ today }) => ({ paidOn: today, reason: '', password: '' }), errors },
});
