import { defineCases } from '#machines/support/cases.ts';
import { employeeBulkMachine, remaining, type ChangeManyInput } from './employeeBulkMachine.ts';

const aziza = '01935d2e-0000-7000-8000-000000000001';
const dilshod = '01935d2e-0000-7000-8000-000000000002';
const rows = [
  { id: aziza, name: 'Karimova Aziza' },
  { id: dilshod, name: 'Rahimov Dilshod' },
];

export const cases = defineCases(employeeBulkMachine, {
  inputs: { default: undefined },
  cases: {
    'bulk.chosen': { block: { verb: 'block', rows }, unblock: { verb: 'unblock', rows } },
    'reason.changed': { given: { reason: 'Taʼtilda' }, blank: { reason: ' ' } },
    'bulk.confirmed': { default: { newKey: 'key 1' } },
    'bulk.retried': { default: {} },
    'failed.retried': { default: { newKey: 'key 2' } },
    'bulk.closed': { default: {} },
    'xstate.done.actor.changeMany': {
      all: { output: { [aziza]: null, [dilshod]: null } },
      first: { output: { [aziza]: null, [dilshod]: 'illegalTransition' } },
    },
    'xstate.error.actor.changeMany': {
      network: { error: { failure: { kind: 'network' } } },
      running: { error: { failure: { kind: 'problem', status: 409, code: 'requestRunning', fields: {} } } },
      forbidden: { error: { failure: { kind: 'problem', status: 403, code: 'forbidden', fields: {} } } },
    },
  },
  goal: 'transitions',
  invariant: ({ value, context }, { calls, event }) => {
    const sends = calls.map(({ input }) => input as ChangeManyInput);
    const [before, now] = [sends.at(-2), sends.at(-1)];
    if ((value === 'sending') !== (calls.at(-1)?.status === 'running'))
      return 'a change is under way exactly while sending';
    if (value !== 'sending' || !now) return undefined;
    if (!now.idempotencyKey) return 'a change went without its key';
    if (now.ids.length !== remaining(context).length) return 'sends who is done already';
    if (context.verb === 'block' && now.reason === '') return 'blocked without a reason';
    if (event?.type === 'bulk.retried' && JSON.stringify(before) !== JSON.stringify(now))
      return 'a retry is another change or has another key';
    return undefined;
  },
});
