import { formatMoney } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { PaymentRequest } from '#machines/flows/money/requestReview/reviewForm.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';

/** Whether an employer may decide it. */
export const mayBeReviewed = ({ state, own }: PaymentRequest): boolean =>
  !own && legalEvents(paymentRequestMachine, state, 'employer').includes('cancel');

/** One person may have several: the amount tells them apart. */
export const reviewRow = ({ id, employeeName, amount }: PaymentRequest, language: Language): ChosenRow => ({
  id,
  name: `${employeeName}, ${formatMoney(amount, language)}`,
  amount,
});
