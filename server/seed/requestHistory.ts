import type { PaymentRequest, PaymentRequestEvent } from '../database/tables.generated.ts';
import { sampleId } from './numbers.ts';

const HOUR_MS = 3_600_000;

type Step = Pick<PaymentRequestEvent, 'event' | 'toState' | 'byAccountId'> & { hours: number };

function stepsOf({ state, cancelledBy }: PaymentRequest, by: { employee: string; employer: string }): Step[] {
  const ask: Step = { event: 'ask', toState: 'inProcess', byAccountId: by.employee, hours: 0 };
  const approve: Step = { event: 'approve', toState: 'approved', byAccountId: by.employer, hours: 2 };
  if (state === 'inProcess') return [ask];
  if (state === 'approved') return [ask, approve];
  if (state === 'cancelled')
    return cancelledBy === 'employee'
      ? [ask, { event: 'withdraw', toState: state, byAccountId: by.employee, hours: 1 }]
      : [ask, { event: 'cancel', toState: state, byAccountId: by.employer, hours: 2 }];
  const event = state === 'paid' ? 'pay' : 'fail';
  return [ask, approve, { event, toState: state, byAccountId: null, hours: 3 }];
}

/** How a sample request got into its state. */
export const requestHistory = (
  request: PaymentRequest,
  by: { employee: string; employer: string },
): PaymentRequestEvent[] =>
  stepsOf(request, by).map(({ hours, ...step }, index, steps) => ({
    ...step,
    organizationId: request.organizationId,
    id: sampleId('request event', request.id, index),
    requestId: request.id,
    fromState: steps[index - 1]?.toState ?? null,
    amount: request.amount,
    reason: step.event === 'cancel' ? request.reviewReason : null,
    at: new Date(request.requestedAt.getTime() + hours * HOUR_MS),
  }));
