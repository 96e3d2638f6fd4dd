import { defineCases } from '#machines/support/cases.ts';
import { reportMachine } from './reportMachine.ts';

export const cases = defineCases(reportMachine, {
  inputs: { default: undefined },
  cases: {
    'report.take': { default: {} },
    'report.finish': { default: {} },
    'report.fail': { default: {} },
    'report.cancel': { default: {} },
    'report.expire': { default: {} },
  },
  invariant: (snapshot) => {
    if (snapshot.hasTag('unfinished') !== snapshot.can({ type: 'report.cancel' }))
      return 'what is not finished can be cancelled, and nothing else';
    if (snapshot.matches('ready') !== snapshot.can({ type: 'report.expire' }))
      return 'only a file that is there expires';
    return undefined;
  },
});
