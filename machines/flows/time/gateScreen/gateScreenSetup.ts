import { assign, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type GateCode = components['schemas']['GateCode'];
/** What the screen would be paired with. */
export interface GatePlace {
  gateTitle: string;
  organizationTitle: string;
}

/** The person using the screen. Only an employer may pair it, and sees what it would be paired with. */
export type Visitor = { role: 'employer'; place: GatePlace } | { role: 'employee' | 'nobody'; place: null };

export interface GateScreenInput {
  gateId: string;
}

export interface GateScreenContext extends GateScreenInput {
  /** Last response of the server. The gate's token is never in the context; the actors keep it. */
  code: GateCode | null;
  /** Consecutive calls without an answer, capped at `maxFailures`, where the back-off stops growing. */
  failures: number;
  /** Known once an employer may pair the screen. */
  place: GatePlace | null;
  failure: Failure | null;
  idempotencyKey: string | null;
}

export type GateScreenEvent =
  { type: 'pairing.confirmed'; newKey: string } | { type: 'pairing.asked' } | { type: 'connection.retried' };

const maxFailures = 4;

export const gateScreenSetup = setup({
  types: {
    context: {} as GateScreenContext,
    input: {} as GateScreenInput,
    events: {} as GateScreenEvent,
    tags: {} as 'busy' | 'error' | 'offline' | 'code',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Whether this device has the gate's token. */
    readPairing: notProvided<boolean, GateScreenInput>('readPairing'),
    readVisitor: notProvided<Visitor, GateScreenInput>('readVisitor'),
    /** Stores the token it receives. */
    pairGate: notProvided<void, { gateId: string; idempotencyKey: string }>('pairGate'),
    getGateCode: notProvided<GateCode, GateScreenInput>('getGateCode'),
    forgetPairing: notProvided<void, GateScreenInput>('forgetPairing'),
  },
  guards: {
    paired: (_, params: { paired: boolean }) => params.paired,
    isVisitor: (_, params: { visitor: Visitor; is: Visitor['role'] }) => params.visitor.role === params.is,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keepKey: assign({
      idempotencyKey: ({ context }, params: { newKey: string }) => context.idempotencyKey ?? params.newKey,
    }),
    keepPlace: assign({ place: (_, params: { visitor: Visitor }) => params.visitor.place }),
    dropKey: assign({ idempotencyKey: null }),
    keepCode: assign({ code: (_, params: { code: GateCode }) => params.code, failures: 0, failure: null }),
    dropCode: assign({ code: null, failures: 0 }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, maxFailures) }),
  },
  delays: {
    currentEnds: ({ context }) => context.code?.current.endsInMs ?? 0,
    /** Relative to the end of the current slot. A code is accepted for one slot beyond its own (product §3). */
    nextHolds: ({ context: { code } }) =>
      code ? code.next.endsInMs - code.current.endsInMs + code.slotSeconds * 1_000 : 0,
    /** Slightly after the slot changes, so that the server has changed it too. */
    afterTheTurn: ({ context }) => (context.code?.current.endsInMs ?? 0) + 250,
    backOff: ({ context }) => Math.min(1_000 * 2 ** (context.failures - 1), 8_000),
    answerTakesTooLong: 8_000,
  },
});
