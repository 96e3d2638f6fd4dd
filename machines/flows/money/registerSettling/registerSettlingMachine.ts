import type { CompanyDate } from '#domain/calendar/index.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { registerFieldErrors, type RegisterForm } from './registerForm.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export interface SettledRegister {
  verb: Schemas['PayoutRegisterSettlement']['event'];
  register: Pick<
    Schemas['PayoutRegister'],
    'id' | 'number' | 'createdAt' | 'fileSavedAt' | 'open' | 'settling'
  >;
  /** One payment of it; null for all that are open. */
  payment: Pick<Schemas['Payout'], 'requestId' | 'employeeName' | 'amount'> | null;
  today: CompanyDate;
}

export type SettleRegisterInput = ChangeInput<SettledRegister, RegisterForm>;

/** Handing over needs a reason only if nobody has saved the file. */
export function registerFields({ verb, register }: SettledRegister): readonly (keyof RegisterForm)[] {
  if (verb === 'handOver') return register.fileSavedAt === null ? ['reason'] : [];
  return [
    ...(verb === 'markPaid' ? (['paidOn'] as const) : []),
    'reason',
    ...(register.settling === 'alone' ? (['password'] as const) : []),
  ];
}

/**
 * A person says that the bank has a register, and what it did with it (spec section 4, payment states): that it paid all that is
 * open, or that it did not; or the same of one payment. The bank's own words, or the day they came, are the reason; of a register
 * whose file nobody saved, how the bank got it.
 */
export const registerSettlingMachine = confirmedChange<
  SettledRegister,
  RegisterForm,
  Schemas['PayoutRegisterSettled']
>({
  id: 'registerSettling',
  spec: '4',
  form: {
    initial: ({ today }) => ({ paidOn: today, reason: '', password: '' }),
    errors: (form, subject) => registerFieldErrors(registerFields(subject), form, subject),
  },
});
