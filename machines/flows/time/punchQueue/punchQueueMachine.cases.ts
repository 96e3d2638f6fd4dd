import { defineCases } from '#machines/support/cases.ts';
import { isQueued, punchQueueMachine, type KeptPunch } from './punchQueueMachine.ts';

const owner = {
  accountId: '01935d2e-0000-7000-8000-0000000000b1',
  employeeId: '01935d2e-0000-7000-8000-0000000000c1',
};
const other = {
  accountId: '01935d2e-0000-7000-8000-0000000000b2',
  employeeId: '01935d2e-0000-7000-8000-0000000000c2',
};
const makePunch = (seq: number, change: Partial<KeptPunch> = {}): KeptPunch => ({
  seq,
  punch: {
    id: `01935d2e-0000-7000-8000-00000000000${seq}`,
    type: seq % 2 ? 'in' : 'out',
    code: 'DVM1.01935d2e-0000-7000-8000-0000000000a1.58812345.abcdefghijklmnopqrstuA',
    scannedAt: '2026-11-18T03:55:00Z',
    deviceId: 'phone-of-aziza',
  },
  state: 'queued',
  code: null,
  at: null,
  ...change,
});
const accepted = { state: 'accepted', at: '2026-11-18T03:55:00Z' } as const;
const problem = (status: number, code: string, more: object = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields: {}, ...more } },
});

export const cases = defineCases(punchQueueMachine, {
  inputs: { default: undefined },
  cases: {
    'owner.changed': { owner: { owner }, other: { owner: other }, nobody: { owner: null } },
    'queue.changed': { default: {} },
    'network.returned': { default: {} },
    'xstate.done.actor.readQueue': {
      none: { output: [] },
      one: { output: [makePunch(1)] },
      sent: { output: [makePunch(1, accepted)] },
    },
    'xstate.error.actor.readQueue': { default: { error: 'no IndexedDB' } },
    'xstate.done.actor.sendFirst': {
      accepted: { output: 'accepted' },
      rejected: { output: 'rejected' },
      empty: { output: 'empty' },
      foreign: { output: 'foreign' },
    },
    'xstate.error.actor.sendFirst': {
      network: { error: { failure: { kind: 'network' } } },
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 600 }),
    },
  },
  key: ({ context: { owner: whose, items, failures, failure } }) => ({
    whose: whose?.accountId,
    items: items.map(({ seq, state }) => [seq, state]),
    failures: Math.min(failures, 1),
    failure: failure?.kind,
  }),
  invariant: (snapshot, { calls }) => {
    const { owner: whose, items } = snapshot.context;
    const running = calls.filter(({ status }) => status === 'running');
    for (const { id, input } of running)
      if (id === 'sendFirst' && (input as { owner: typeof owner }).owner.accountId !== whose?.accountId)
        return 'a punch is sent only for whom it is of';
    if (snapshot.matches('away') !== (whose === null))
      return 'nobody’s punches are touched while nobody is here';
    if (snapshot.matches('away') && items.length > 0) return 'another person sees nothing of the one before';
    if (snapshot.matches('idle') && items.some(isQueued)) return 'what waits is sent or sent again later';
    return undefined;
  },
});
