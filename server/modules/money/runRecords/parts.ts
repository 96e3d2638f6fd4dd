import type { components } from '#openapi/generated/contract.d.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';

type State = PaymentRequest['state'];
export type Part = keyof components['schemas']['PayRunPayments'];

/** The group in which a run shows a payment, by the payment's state. */
export const partOf: Record<State, Part> = {
  inProcess: 'underWay',
  approvedAlone: 'underWay',
  approved: 'underWay',
  sending: 'underWay',
  inDoubt: 'underWay',
  paid: 'paid',
  failed: 'failed',
  returned: 'failed',
  cancelled: 'cancelled',
};

export const statesOf = (part: Part): State[] =>
  (Object.keys(partOf) as State[]).filter((state) => partOf[state] === part);
