import { defineCases } from '#machines/support/cases.ts';
import { employeeMachine } from './employeeMachine.ts';

export const cases = defineCases(employeeMachine, {
  inputs: { default: undefined },
  cases: {
    'employee.identify': {
      active: { chosenStatus: 'active' },
      blocked: { chosenStatus: 'blocked' },
    },
    'employee.decline': { default: {} },
    'employee.block': { default: {} },
    'employee.unblock': { default: {} },
    'employee.leave': { default: {} },
    'employee.rehire': { identified: { identified: true }, unknown: { identified: false } },
  },
  invariant: ({ value }, { event }) => {
    if (event?.type === 'employee.leave' && value !== 'left') return 'someone left and is still here';
    if (event?.type === 'employee.rehire' && value === 'left') return 'someone was rehired and is not here';
    return undefined;
  },
});
