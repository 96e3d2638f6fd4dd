import { defineCases } from '#machines/support/cases.ts';
import { periodMachine } from './periodMachine.ts';

export const cases = defineCases(periodMachine, {
  inputs: { default: undefined },
  cases: {
    'period.close': { default: {} },
    'period.finish': { default: {} },
    'period.fail': { first: { closedBefore: false }, again: { closedBefore: true } },
    'period.reopen': { default: {} },
  },
  invariant: (snapshot) => {
    if (snapshot.hasTag('shut') && snapshot.can({ type: 'period.close' }))
      return 'a month is closed once until it is reopened';
    if (snapshot.matches('closed') !== snapshot.can({ type: 'period.reopen' }))
      return 'only what is closed is reopened';
    return undefined;
  },
});
