import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

/** An entry that the chain leads to, with its hash. */
export interface ChainPlace {
  seq: number;
  hash: string;
}

/** `remembered`: this device once saw another hash at that number. `seq` is that of the first bad entry. */
export interface ChainFault {
  problem: 'missing' | 'content' | 'head' | 'remembered';
  seq: number;
}

/** The result of checking one part of the chain. */
export interface CheckedPart {
  upTo: ChainPlace | null;
  /** The number of the last entry. */
  total: number;
  fault: ChainFault | null;
  /** ISO; since when this device knows an entry of the chain that has not changed. */
  since: string | null;
}

interface LedgerProofContext extends CheckedPart {
  failure: Failure | null;
}

export type LedgerProofEvent = { type: 'proof.asked' } | { type: 'proof.stopped' };

const nothing = { upTo: null, total: 0, fault: null, since: null, failure: null };

/** Computing the company's ledger anew on this device, part by part, and comparing every hash. */
export const ledgerProofMachine = setup({
  types: {
    context: {} as LedgerProofContext,
    events: {} as LedgerProofEvent,
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Fetches the entries after a place, and computes their hashes. */
    checkPart: notProvided<CheckedPart, { after: ChainPlace | null }>('checkPart'),
  },
  guards: {
    isBroken: (_, part: CheckedPart) => part.fault !== null,
    isWhole: (_, part: CheckedPart) => (part.upTo?.seq ?? 0) >= part.total,
  },
  actions: {
    begin: assign(nothing),
    keepPart: assign((_, part: CheckedPart) => part),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'ledgerProof',
  options: { maxIterations: 1000 },
  context: nothing,
  initial: 'resting',
  states: {
    resting: { on: { 'proof.asked': { target: 'checking' } } },
    checking: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'checkPart',
        src: 'checkPart',
        input: ({ context }) => ({ after: context.upTo }),
        onDone: [
          {
            guard: { type: 'isBroken', params: ({ event }) => event.output },
            target: 'broken',
            actions: { type: 'keepPart', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => event.output },
            target: 'whole',
            actions: { type: 'keepPart', params: ({ event }) => event.output },
          },
          {
            target: 'checking',
            reenter: true,
            actions: { type: 'keepPart', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      on: { 'proof.stopped': { target: 'resting', actions: 'begin' } },
    },
    whole: { on: { 'proof.asked': { target: 'checking', actions: 'begin' } } },
    broken: { tags: ['error'], on: { 'proof.asked': { target: 'checking', actions: 'begin' } } },
    // The parts checked before the failure stay checked.
    failed: { tags: ['error'], on: { 'proof.asked': { target: 'checking' } } },
  },
});
