import { defineCases } from '#machines/support/cases.ts';
import { leaveAskingMachine } from './leaveAskingMachine.ts';

export const cases = defineCases(leaveAskingMachine, {
  inputs: { default: undefined },
  cases: {
    'leave.asked': { requests: { to: '/requests' }, back: { to: -1 } },
    'leave.confirmed': { default: {} },
    'leave.dismissed': { default: {} },
  },
  invariant: ({ value, context: { to } }, { event, emitted }) => {
    if (value === 'asking' && to === null) return 'asked about leaving for nowhere';
    const left = emitted.some(({ type }) => type === 'left');
    if (left !== (event?.type === 'leave.confirmed' && value === 'left')) return 'left unasked';
    return undefined;
  },
});
