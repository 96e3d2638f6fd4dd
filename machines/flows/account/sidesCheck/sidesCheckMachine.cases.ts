import { defineCases } from '#machines/support/cases.ts';
import { sidesCheckMachine } from './sidesCheckMachine.ts';

export const cases = defineCases(sidesCheckMachine, {
  inputs: { undecided: { side: null }, cameBack: { side: 'employer' } },
  cases: {
    'side.chosen': { employee: { side: 'employee' }, employer: { side: 'employer' } },
    'form.submitted': { default: {} },
  },
  invariant: (snapshot) =>
    snapshot.matches('chosen') && snapshot.context.side === null ? 'went on without a choice' : undefined,
});
