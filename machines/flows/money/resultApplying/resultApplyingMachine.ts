import type { CompanyDate } from '#domain/calendar/index.ts';
import type { ResultRow } from '#domain/bankResult/readResult.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { registerFieldErrors, type RegisterForm } from '../registerSettling/registerForm.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export interface AppliedResult {
  register: Pick<Schemas['PayoutRegister'], 'id' | 'number' | 'createdAt'>;
  rows: readonly ResultRow[];
  /** What the server said the rows would settle. */
  reading: Pick<Schemas['PayoutResultReading'], 'paid' | 'unpaid' | 'late' | 'settling'>;
  today: CompanyDate;
}

export type ApplyResultInput = ChangeInput<AppliedResult, RegisterForm>;

export const resultFields = ({ reading }: AppliedResult): readonly (keyof RegisterForm)[] => [
  ...(reading.paid.count > 0 ? (['paidOn'] as const) : []),
  'reason',
  ...(reading.settling === 'alone' ? (['password'] as const) : []),
];

/** Settles a register by what a bank's file says of each payment (spec section 4, payment states). */
export const resultApplyingMachine = confirmedChange<
  AppliedResult,
  RegisterForm,
  Schemas['PayoutResultApplied']
>({
  id: 'resultApplying',
  spec: '4',
  form: {
    initial: ({ today }) => ({ paidOn: today, reason: '', password: '' }),
    errors: (form, subject) => registerFieldErrors(resultFields(subject), form, subject),
  },
});
