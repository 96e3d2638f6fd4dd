import { defineCases } from '#machines/support/cases.ts';
import { monthClosingMachine, type MonthClosing } from './monthClosingMachine.ts';

const month = '2026-10' as const;
const open: MonthClosing = {
  month,
  state: 'open',
  legalEvents: ['close'],
  progress: null,
  versions: [],
  checks: [{ kind: 'unclear', count: 2, month }],
  unregistered: { people: [], total: 0, days: 0, kind: 24 },
};
const closing: MonthClosing = {
  ...open,
  state: 'closing',
  legalEvents: [],
  checks: [],
  progress: { done: 1, total: 3 },
};
const closed: MonthClosing = {
  ...open,
  state: 'closed',
  legalEvents: ['reopen'],
  checks: [],
  versions: [
    {
      version: 1,
      people: 3,
      digest: 'a'.repeat(64),
      closedAt: '2026-11-03T07:00:00.000Z',
      closedBy: 'Karimov Aziz',
      reopenedAt: null,
      reopenedBy: null,
      reopenReason: null,
    },
  ],
};

export const cases = defineCases(monthClosingMachine, {
  inputs: { default: { month } },
  cases: {
    'month.refreshed': { default: {} },
    'month.retried': { default: {} },
    'xstate.done.actor.loadMonth': {
      open: { output: open },
      closing: { output: closing },
      closed: { output: closed },
    },
    'xstate.error.actor.loadMonth': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ context, value }) => {
    if (value === 'closing' && context.data?.state !== 'closing')
      return 'waits for a month that is not being closed';
    if (value === 'resting' && !context.data) return 'rests without a month';
    return undefined;
  },
});
