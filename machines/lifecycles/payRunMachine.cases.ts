import { defineCases } from '#machines/support/cases.ts';
import { payRunMachine } from './payRunMachine.ts';

export const cases = defineCases(payRunMachine, {
  inputs: { default: undefined },
  cases: {
    'payRun.exclude': { default: {} },
    'payRun.include': { default: {} },
    'payRun.lower': { default: {} },
    'payRun.cancel': { default: {} },
  },
  invariant: (snapshot) =>
    snapshot.matches('cancelled') && snapshot.can({ type: 'payRun.include' })
      ? 'a cancelled run still changes'
      : undefined,
});
