import { defineCases } from '#machines/support/cases.ts';
import { ledgerProofMachine, type CheckedPart } from './ledgerProofMachine.ts';

const hash = 'ab'.repeat(32);
const part = (seq: number, total: number, fault: CheckedPart['fault'] = null): CheckedPart => ({
  upTo: seq ? { seq, hash } : null,
  total,
  fault,
  since: null,
});

export const cases = defineCases(ledgerProofMachine, {
  inputs: { default: undefined },
  cases: {
    'proof.asked': { default: {} },
    'proof.stopped': { default: {} },
    'xstate.done.actor.checkPart': {
      all: { output: part(2, 2) },
      part: { output: part(500, 501) },
      changed: { output: part(1, 2, { problem: 'content', seq: 2 }) },
    },
    'xstate.error.actor.checkPart': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: ({ value, context }, { calls }) => {
    const running = calls.filter(({ status }) => status === 'running').length;
    if (running !== (value === 'checking' ? 1 : 0))
      return `${running} parts under way while ${String(value)}`;
    if ((value === 'broken') !== (context.fault !== null)) return 'a fault and the state do not agree';
    if (value === 'whole' && (context.upTo?.seq ?? 0) < context.total) return 'whole before its end';
    return undefined;
  },
});
