import { defineCases } from '#machines/support/cases.ts';
import { latePunchMachine } from './latePunchMachine.ts';

export const cases = defineCases(latePunchMachine, {
  inputs: { default: undefined },
  cases: {
    'latePunch.take': { default: {} },
    'latePunch.accept': { default: {} },
    'latePunch.refuse': { default: {} },
    'latePunch.expire': { default: {} },
  },
  invariant: (snapshot) =>
    snapshot.matches('waiting') === snapshot.can({ type: 'latePunch.refuse' })
      ? undefined
      : 'a late punch is decided once',
});
