import { defineCases } from '#machines/support/cases.ts';
import { absenceMachine } from './absenceMachine.ts';

export const cases = defineCases(absenceMachine, {
  inputs: { default: undefined },
  cases: {
    'absence.accept': { default: {} },
    'absence.refuse': { default: {} },
    'absence.withdraw': { default: {} },
    'absence.cancel': { default: {} },
  },
  invariant: (snapshot) => {
    if (snapshot.matches('proposed') !== snapshot.can({ type: 'absence.withdraw' }))
      return 'an absence is withdrawn until it is decided';
    if (snapshot.matches('accepted') !== snapshot.can({ type: 'absence.cancel' }))
      return 'only what holds is cancelled';
    return undefined;
  },
});
