import { defineCases } from '#machines/support/cases.ts';
import { tardinessReasonMachine } from './tardinessReasonMachine.ts';

export const cases = defineCases(tardinessReasonMachine, {
  inputs: { default: undefined },
  cases: {
    'tardinessReason.give': { default: {} },
    'tardinessReason.expire': { default: {} },
    'tardinessReason.accept': { default: {} },
    'tardinessReason.refuse': { default: {} },
  },
  invariant: (snapshot) => {
    const over = snapshot.status === 'done';
    if (over === snapshot.can({ type: 'tardinessReason.give' }))
      return 'a reason is written until it is decided or its time is over';
    if (snapshot.matches('given') !== snapshot.can({ type: 'tardinessReason.refuse' }))
      return 'only a given reason is decided';
    return undefined;
  },
});
