import { defineCases } from '#machines/support/cases.ts';
import { payRunMachine } from './payRunMachine.ts';

export const cases = defineCases(payRunMachine, {
  inputs: { default: undefined },
  cases: {
    'payRun.exclude': { default: {} },
    'payRun.include': { default: {} },
    'payRun.lower': { default: {} },
    'payRun.compute': { default: {} },
    'payRun.confirm': { default: {} },
    'payRun.retry': { default: {} },
    'payRun.stop': { default: {} },
    'payRun.cancel': { default: {} },
  },
  invariant: (snapshot) =>
    !snapshot.matches('draft') && snapshot.can({ type: 'payRun.include' })
      ? 'a run that is no draft still changes'
      : undefined,
});
