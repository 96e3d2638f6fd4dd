import { expect, it } from 'vitest';
import { tiyin } from '#domain/money.ts';
import { reviewErrors, type PaymentRequest, type ReviewVerb } from './reviewForm.ts';

const request: PaymentRequest = {
  ...{ id: '1', employeeId: '2', employeeName: 'Rahimov Dilshod', kind: 'asked', runId: null },
  ...{ amount: tiyin(10_000_000), askedAmount: tiyin(10_000_000), period: '2026-11' },
  ...{ state: 'inProcess', shownAs: 'inProgress', card: null, note: null, reviewReason: null },
  ...{ cancelledBy: null, requestedAt: '2026-11-18T03:50:00.000Z', reviewedAt: null, undoUntil: null },
  ...{ own: false, alone: false, cardHeldUntil: null, funds: null },
};
const asked = (verb: ReviewVerb, facts: Partial<PaymentRequest>) =>
  reviewErrors(
    { amount: '10000000', reason: 'Sabab', password: '' },
    { verb, request: { ...request, ...facts } },
  );

it('asks the only employer for the password to decide on their own request, and to approve to a card that they set', () => {
  const required = { password: 'required' };
  const cardHeldUntil = '2026-11-19T03:50:00.000Z';
  expect(asked('approve', { own: true, alone: true })).toEqual(required);
  expect(asked('cancel', { own: true, alone: true })).toEqual(required);
  expect(asked('approve', { alone: true, cardHeldUntil })).toEqual(required);
  expect(asked('cancel', { alone: true, cardHeldUntil })).toEqual({});
  expect(asked('approve', {})).toEqual({});
});
