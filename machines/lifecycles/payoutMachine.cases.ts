import { defineCases } from '#machines/support/cases.ts';
import { payoutMachine } from './payoutMachine.ts';

export const cases = defineCases(payoutMachine, {
  inputs: { default: undefined },
  cases: {
    'payout.send': { default: {} },
    'payout.accept': { default: {} },
    'payout.doubt': { default: {} },
    'payout.settle': { default: {} },
    'payout.reject': { default: {} },
    'payout.return': { default: {} },
    'payout.retry': { default: {} },
    'payout.cancel': { default: {} },
    'payout.markPaid': { default: {} },
    'payout.markUnpaid': { default: {} },
    'payout.markReturned': { default: {} },
  },
  invariant: (snapshot) => {
    const mayHaveIt = snapshot.hasTag('onItsWay') || snapshot.matches('paid');
    if (mayHaveIt && (snapshot.can({ type: 'payout.send' }) || snapshot.can({ type: 'payout.retry' })))
      return 'what the provider may have is sent again';
    if (mayHaveIt && snapshot.can({ type: 'payout.cancel' })) return 'money on its way is cancelled';
    return undefined;
  },
});
