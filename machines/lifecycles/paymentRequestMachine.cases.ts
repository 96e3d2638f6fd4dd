import { defineCases } from '#machines/support/cases.ts';
import { paymentRequestMachine } from './paymentRequestMachine.ts';

export const cases = defineCases(paymentRequestMachine, {
  inputs: { default: undefined },
  cases: {
    'paymentRequest.approve': { default: {} },
    'paymentRequest.cancel': { default: {} },
    'paymentRequest.withdraw': { default: {} },
    'paymentRequest.pay': { default: {} },
    'paymentRequest.fail': { default: {} },
  },
  invariant: (snapshot) => {
    const over = snapshot.status === 'done';
    if (over === snapshot.hasTag('reserves'))
      return over ? 'a request that is over still reserves' : 'an open request reserves nothing';
    if (over === snapshot.can({ type: 'paymentRequest.cancel' })) return 'cancelling is for open requests';
    return undefined;
  },
});
