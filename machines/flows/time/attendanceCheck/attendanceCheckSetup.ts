import { assign, emit, sendTo, setup } from 'xstate';
import { parseGateCode, PRINTED_SLOT } from '#domain/attendance/gateCode.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

export type Punch = components['schemas']['Punch'];
export type AcceptedPunch = components['schemas']['AcceptedPunch'];
export type WaitingPunch = components['schemas']['WaitingPunch'];
export type Gate = components['schemas']['Gate'];

/** A code seen by the camera or on a photo, with the id and the phone's time for its punch. */
export interface SeenCode {
  code: string;
  punchId: string;
  /** ISO instant of the phone's clock; the server treats it as a claim only. */
  seenAt: string;
}

export interface AttendanceCheckInput {
  type: Punch['type'];
  deviceId: string;
}

export interface AttendanceCheckContext extends AttendanceCheckInput {
  /** Created once for each code and resent unchanged when there was no answer. */
  punch: Punch | null;
  /** Key of the image being read. */
  photo: string | null;
  /** The punch left the phone at least once and no answer came. */
  mayBeCounted: boolean;
  /** The last refused code; it may still be in view and is not sent again. */
  refusedCode: string | null;
  accepted: AcceptedPunch | null;
  /** A punch that arrived too late to count without an employer's decision. */
  waiting: WaitingPunch | null;
  failure: Failure | null;
  gates: Gate[];
  gateId: string | null;
  digits: string;
  gateProblem: 'required' | null;
  digitsProblem: 'required' | 'codeInvalid' | null;
}

export type AttendanceCheckEvent =
  | { type: 'camera.started' }
  | ({ type: 'camera.codeSeen' } & SeenCode)
  /** `name` of the DOMException. */
  | { type: 'camera.failed'; name: string }
  | { type: 'camera.lost' }
  | { type: 'camera.chosen' }
  /** `photo` is the key under which the app keeps the image. */
  | { type: 'photo.chosen'; photo: string }
  | { type: 'typing.chosen' }
  | { type: 'gate.chosen'; gateId: string }
  | { type: 'digits.changed'; digits: string }
  | { type: 'digits.submitted'; punchId: string; submittedAt: string }
  | { type: 'gates.retried' }
  | { type: 'punch.retried' }
  | { type: 'punch.cancelled' };

interface Answered {
  answer: AcceptedPunch | WaitingPunch;
}

const isGateCode = (code: string): boolean => parseGateCode(code) !== undefined;
const noCamera = ['NotFoundError', 'OverconstrainedError'];

export const attendanceCheckSetup = setup({
  types: {
    context: {} as AttendanceCheckContext,
    input: {} as AttendanceCheckInput,
    events: {} as AttendanceCheckEvent,
    tags: {} as 'busy' | 'error' | 'camera',
    emitted: {} as { type: 'accepted' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `camera.*` and receives `camera.lookHarder`. Stopping it stops the camera. */
    camera: listenerNotProvided('camera'),
    /** Resolves with the code on the image, or null; rejects when the file is not an image. */
    readPhoto: notProvided<SeenCode | null, { photo: string }>('readPhoto'),
    listGates: notProvided<Gate[], void>('listGates'),
    /** Rejects with `neverSent` when the phone was known to be offline before the call. */
    checkAttendance: notProvided<AcceptedPunch | WaitingPunch, { punch: Punch }>('checkAttendance'),
    /** Rejects when this phone could not keep it. */
    keepPunch: notProvided<void, { punch: Punch }>('keepPunch'),
  },
  guards: {
    refusedBefore: ({ context }, params: { code: string }) => params.code === context.refusedCode,
    isGateCode: (_, params: { code: string }) => isGateCode(params.code),
    foundGateCode: (_, params: { found: SeenCode | null }) =>
      params.found !== null && isGateCode(params.found.code),
    foundNothing: (_, params: { found: SeenCode | null }) => params.found === null,
    denied: (_, params: { name: string }) => params.name === 'NotAllowedError',
    missing: (_, params: { name: string }) => noCamera.includes(params.name),
    insecure: (_, params: { name: string }) => params.name === 'SecurityError',
    noGates: (_, params: { gates: Gate[] }) => params.gates.length === 0,
    complete: ({ context }) => context.gateId !== null && /^\d{8}$/.test(context.digits),
    neverSent: ({ context }, params: { error: unknown }) =>
      !context.mayBeCounted &&
      typeof params.error === 'object' &&
      params.error !== null &&
      'neverSent' in params.error,
    /**
     * Only a screen's code proves when it was seen: typed digits and printed codes do not, so their punches are not
     * kept.
     */
    mayBeKept: ({ context: { punch } }) =>
      punch !== null && punch.gateId === undefined && parseGateCode(punch.code)?.slot !== PRINTED_SLOT,
    isCounted: (_, { answer }: Answered) => 'day' in answer,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    lookHarder: sendTo('camera', { type: 'camera.lookHarder' }),
    makePunch: assign(({ context }, { code, punchId, seenAt }: SeenCode) => ({
      punch: { id: punchId, type: context.type, code, scannedAt: seenAt, deviceId: context.deviceId },
      mayBeCounted: false,
    })),
    makeTypedPunch: assign(({ context }, params: { punchId: string; submittedAt: string }) => ({
      punch: {
        id: params.punchId,
        type: context.type,
        code: context.digits,
        gateId: required(context.gateId, 'gateId'),
        scannedAt: params.submittedAt,
        deviceId: context.deviceId,
      },
      mayBeCounted: false,
    })),
    doubt: assign({ mayBeCounted: true }),
    keepAccepted: assign({ accepted: (_, { answer }: Answered) => ('day' in answer ? answer : null) }),
    keepWaiting: assign({ waiting: (_, { answer }: Answered) => ('day' in answer ? null : answer) }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    startOver: assign({ punch: null, failure: null, mayBeCounted: false }),
    keepPhoto: assign({ photo: (_, params: { photo: string }) => params.photo }),
    dropPhoto: assign({ photo: null }),
    rememberRefused: assign({ refusedCode: ({ context }) => context.punch?.code ?? null }),
    keepGates: assign(({ context }, { gates }: { gates: Gate[] }) => {
      const only = gates.length === 1 ? gates[0]?.id : undefined;
      const chosen = gates.find(({ id }) => id === context.gateId)?.id;
      return { gates, gateId: only ?? chosen ?? null };
    }),
    keepGate: assign({ gateId: (_, params: { gateId: string }) => params.gateId, gateProblem: null }),
    keepDigits: assign({
      digits: (_, params: { digits: string }) => params.digits.replace(/\D/g, '').slice(0, 8),
      digitsProblem: null,
    }),
    emptyDigits: assign({ digits: '', digitsProblem: null, gateProblem: null }),
    nameProblems: assign({
      gateProblem: ({ context }) => (context.gateId === null ? 'required' : null),
      digitsProblem: ({ context: { digits } }) =>
        digits === '' ? 'required' : digits.length < 8 ? 'codeInvalid' : null,
    }),
    notifyAccepted: emit({ type: 'accepted' }),
  },
  delays: { lookHarderAfter: 3_000, foreignCodeRests: 2_000, verifyingTakesTooLong: 20_000 },
});
