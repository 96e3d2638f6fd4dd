import { defineCases } from '#machines/support/cases.ts';
import { paymentRequestMachine } from './paymentRequestMachine.ts';

export const cases = defineCases(paymentRequestMachine, {
  inputs: { default: undefined },
  cases: {
    'paymentRequest.approve': { default: {}, alone: { alone: true } },
    'paymentRequest.undo': { default: {} },
    'paymentRequest.settle': { default: {} },
    'paymentRequest.cancel': { default: {} },
    'paymentRequest.withdraw': { default: {} },
    'paymentRequest.include': { default: {} },
    'paymentRequest.pay': { default: {} },
    'paymentRequest.fail': { default: {} },
    'paymentRequest.send': { default: {} },
    'paymentRequest.doubt': { default: {} },
    'paymentRequest.return': { default: {} },
    'paymentRequest.markPaid': { default: {} },
    'paymentRequest.markUnpaid': { default: {} },
    'paymentRequest.markReturned': { default: {} },
  },
  invariant: (snapshot) => {
    const over = snapshot.matches('paid') || snapshot.matches('cancelled');
    if (over === snapshot.hasTag('reserves'))
      return over ? 'a request that is over still reserves' : 'an open request reserves nothing';
    const atProvider = snapshot.matches('sending') || snapshot.matches('inDoubt');
    if ((over || atProvider) === snapshot.can({ type: 'paymentRequest.cancel' }))
      return 'cancelling is for open requests that no provider has';
    if ((over || atProvider) && snapshot.can({ type: 'paymentRequest.approve' }))
      return 'what may have been paid is paid another time';
    return undefined;
  },
});
