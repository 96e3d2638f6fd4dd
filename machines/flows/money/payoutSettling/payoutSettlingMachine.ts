import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { settlingErrors, type SettledPayment, type SettlingForm } from './settlingForm.ts';

export type SettlePaymentInput = ChangeInput<SettledPayment, SettlingForm>;

/**
 * A person says what became of a payment (spec section 4, payment states): that the company paid it, on which day and
 * under which number; that one in doubt was not paid; that the money came back; that an attempt which was refused is paid all the same.
 */
export const payoutSettlingMachine = confirmedChange<SettledPayment, SettlingForm>({
  id: 'payoutSettling',
  spec: '4',
  form: {
    initial: ({ today }) => ({ paidOn: today, reference: '', reason: '', password: '' }),
    errors: settlingErrors,
  },
});
