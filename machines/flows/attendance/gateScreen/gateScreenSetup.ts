import { assign, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type GateCode = components['schemas']['GateCode'];
/** Who stands before the screen: only an employer may pair it. */
export type Visitor = 'employer' | 'employee' | 'nobody';

export interface GateScreenInput {
  gateId: string;
}

export interface GateScreenContext extends GateScreenInput {
  /** What the server gave last; the gate's token is never here, the actors keep it. */
  code: GateCode | null;
  /** Unanswered calls in a row; at most `maxFailures`, the back-off grows no further. */
  failures: number;
  failure: Failure | null;
  idempotencyKey: string | null;
}

export type GateScreenEvent =
  { type: 'pairing.confirmed'; newKey: string } | { type: 'pairing.asked' } | { type: 'connection.retried' };

const maxFailures = 4;

/** 408 and 429 say when, not no: the token is still good. */
const revokes = (failure: Failure): boolean =>
  failure.kind === 'problem' && isRefused(failure) && failure.status !== 408 && failure.status !== 429;

export const gateScreenSetup = setup({
  types: {
    context: {} as GateScreenContext,
    input: {} as GateScreenInput,
    events: {} as GateScreenEvent,
    tags: {} as 'busy' | 'error' | 'offline' | 'code',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Whether this device holds the gate's token. */
    readPairing: notProvided<boolean, GateScreenInput>('readPairing'),
    readVisitor: notProvided<Visitor, void>('readVisitor'),
    /** Keeps the token it is given. */
    pairGate: notProvided<void, { gateId: string; idempotencyKey: string }>('pairGate'),
    getGateCode: notProvided<GateCode, GateScreenInput>('getGateCode'),
    forgetPairing: notProvided<void, GateScreenInput>('forgetPairing'),
  },
  guards: {
    paired: (_, params: { paired: boolean }) => params.paired,
    isVisitor: (_, params: { visitor: Visitor; is: Visitor }) => params.visitor === params.is,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
    revoked: (_, params: { error: unknown }) => revokes(toFailure(params.error)),
  },
  actions: {
    keepKey: assign({
      idempotencyKey: ({ context }, params: { newKey: string }) => context.idempotencyKey ?? params.newKey,
    }),
    dropKey: assign({ idempotencyKey: null }),
    keepCode: assign({ code: (_, params: { code: GateCode }) => params.code, failures: 0, failure: null }),
    dropCode: assign({ code: null, failures: 0 }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, maxFailures) }),
  },
  delays: {
    currentEnds: ({ context }) => context.code?.current.endsInMs ?? 0,
    /** Counted from the end of the current one. A code is taken for one slot more than its own (product §3). */
    nextHolds: ({ context: { code } }) =>
      code ? code.next.endsInMs - code.current.endsInMs + code.slotSeconds * 1_000 : 0,
    /** A little after the turn, when the server has turned for certain too. */
    afterTheTurn: ({ context }) => (context.code?.current.endsInMs ?? 0) + 250,
    backOff: ({ context }) => Math.min(1_000 * 2 ** (context.failures - 1), 8_000),
    answerTakesTooLong: 8_000,
  },
});
