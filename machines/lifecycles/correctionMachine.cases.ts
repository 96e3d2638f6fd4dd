import { defineCases } from '#machines/support/cases.ts';
import { correctionMachine } from './correctionMachine.ts';

export const cases = defineCases(correctionMachine, {
  inputs: { default: undefined },
  cases: {
    'correction.accept': { default: {} },
    'correction.refuse': { default: {} },
    'correction.withdraw': { default: {} },
    'correction.replace': { default: {} },
  },
  invariant: (snapshot) => {
    if (snapshot.matches('proposed') !== snapshot.can({ type: 'correction.withdraw' }))
      return 'a correction is withdrawn until it is decided';
    if (snapshot.matches('accepted') !== snapshot.can({ type: 'correction.replace' }))
      return 'only what holds is replaced';
    return undefined;
  },
});
