import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type Schemas = components['schemas'];

export type SettlingVerb = Schemas['PayoutSettlement']['event'];

export interface SettledPayment {
  verb: SettlingVerb;
  request: Pick<
    Schemas['PaymentRequestDetails'],
    'id' | 'employeeName' | 'amount' | 'state' | 'settling' | 'lateSettling' | 'reviewedAt'
  >;
  /** A refused attempt that was paid after all; null for the request's current payment. */
  attempt: Pick<Schemas['PayoutAttempt'], 'n' | 'amount' | 'at'> | null;
  today: CompanyDate;
}

/** `paidOn` is a date, empty like its field. */
export type SettlingForm = Record<'paidOn' | 'reference' | 'reason' | 'password', string>;

/** Whether nobody else may settle it, although it is the settler's own request or approval. */
export const isSettledAlone = ({ request, attempt }: SettledPayment): boolean =>
  (attempt ? request.lateSettling : request.settling) === 'alone';

export const needsReason = (settled: SettledPayment): boolean =>
  reasonRule(paymentRequestMachine, settled.verb) === 'required' ||
  settled.request.state === 'inDoubt' ||
  settled.attempt !== null ||
  isSettledAlone(settled);

export function settlingErrors(form: SettlingForm, settled: SettledPayment): Partial<SettlingForm> {
  const errors: Partial<SettlingForm> = {};
  const day = settled.verb === 'markPaid' ? dayError(form.paidOn, settled) : undefined;
  if (day) errors.paidOn = day;
  const unclear = needsReason(settled) ? firstError(reasonSchema, form.reason) : undefined;
  if (unclear) errors.reason = unclear;
  if (isSettledAlone(settled) && form.password === '') errors.password = 'required';
  return errors;
}

function dayError(
  paidOn: string,
  { request: { reviewedAt }, attempt, today }: SettledPayment,
): string | undefined {
  if (paidOn === '') return 'required';
  if (paidOn > today) return 'dayNotYet';
  const isBefore = (instant: string) => paidOn < companyDate(Date.parse(instant));
  if (attempt) return isBefore(attempt.at) ? 'beforeAttempt' : undefined;
  return reviewedAt !== null && isBefore(reviewedAt) ? 'beforeApproval' : undefined;
}
