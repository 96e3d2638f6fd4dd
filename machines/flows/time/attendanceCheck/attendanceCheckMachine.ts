import { required } from '#machines/support/required.ts';
import { attendanceCheckSetup } from './attendanceCheckSetup.ts';
import { scanning } from './scanningState.ts';
import { typing } from './typingState.ts';

export type {
  AcceptedPunch,
  AttendanceCheckEvent,
  AttendanceCheckInput,
  Gate,
  Punch,
  SeenCode,
  WaitingPunch,
} from './attendanceCheckSetup.ts';

/** Another way can be chosen at any time, except while an answer is awaited and after success. */
const otherWays = {
  'camera.chosen': { target: 'scanning' },
  'photo.chosen': {
    target: 'readingPhoto',
    actions: { type: 'keepPhoto', params: ({ event }: { event: { photo: string } }) => event },
  },
  'typing.chosen': { target: 'typing' },
} as const;

/**
 * Checking in or out with a gate's code (spec section 1; product §3): by camera, photo or typed digits. One punch is
 * created for each code seen; without an answer the same punch is kept on the phone and sent again, so it counts once.
 */
export const attendanceCheckMachine = attendanceCheckSetup.createMachine({
  id: 'attendanceCheck',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    type: input.type,
    deviceId: input.deviceId,
    punch: null,
    photo: null,
    mayBeCounted: false,
    refusedCode: null,
    accepted: null,
    waiting: null,
    failure: null,
    gates: [],
    gateId: null,
    digits: '',
    gateProblem: null,
    digitsProblem: null,
  }),
  initial: 'scanning',
  states: {
    scanning,
    /** The camera cannot be used; photo and typed code can. */
    unavailable: {
      tags: ['error'],
      initial: 'busy',
      states: { denied: {}, missing: {}, busy: {}, lost: {}, insecure: {} },
      on: otherWays,
    },
    readingPhoto: {
      tags: ['busy'],
      entry: 'startOver',
      exit: 'dropPhoto',
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context }) => ({ photo: required(context.photo, 'photo') }),
        onDone: [
          {
            guard: { type: 'foundNothing', params: ({ event }) => ({ found: event.output }) },
            target: 'photoRead.empty',
          },
          {
            guard: { type: 'foundGateCode', params: ({ event }) => ({ found: event.output }) },
            target: 'verifying',
            actions: {
              type: 'makePunch',
              params: ({ event }) => required(event.output, 'code'),
            },
            meta: { spec: '1' },
          },
          { target: 'photoRead.foreign' },
        ],
        onError: { target: 'photoRead.unreadable' },
      },
      on: { 'camera.chosen': { target: 'scanning' }, 'typing.chosen': { target: 'typing' } },
    },
    /** The photo had no usable code: none, another kind of code, or the file is not an image. */
    photoRead: {
      tags: ['error'],
      initial: 'empty',
      states: { empty: {}, foreign: {}, unreadable: {} },
      on: otherWays,
    },
    typing,
    verifying: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'checkAttendance',
        src: 'checkAttendance',
        input: ({ context }) => ({ punch: required(context.punch, 'punch') }),
        onDone: [
          {
            guard: { type: 'isCounted', params: ({ event }) => ({ answer: event.output }) },
            target: 'accepted',
            actions: [
              { type: 'keepAccepted', params: ({ event }) => ({ answer: event.output }) },
              'notifyAccepted',
            ],
            meta: { spec: '1' },
          },
          {
            target: 'waiting',
            actions: { type: 'keepWaiting', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'rejected',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'rememberRefused'],
            meta: { spec: '1' },
          },
          {
            guard: 'mayBeKept',
            target: 'keeping',
            meta: { spec: '3' },
          },
          { guard: { type: 'neverSent', params: ({ event }) => event }, target: 'notSent' },
          { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      after: { verifyingTakesTooLong: [{ guard: 'mayBeKept', target: 'keeping' }, { target: 'unsent' }] },
      on: { 'punch.cancelled': { target: 'unsent' } },
    },
    /** No answer, whether it was sent or not: the phone's queue goes on with it. */
    keeping: {
      tags: ['busy'],
      invoke: {
        id: 'keepPunch',
        src: 'keepPunch',
        input: ({ context }) => ({ punch: required(context.punch, 'punch') }),
        onDone: { target: 'kept', meta: { spec: '3' } },
        onError: { target: 'notKept', actions: 'doubt' },
      },
    },
    /** Stored on the device; punchQueueMachine takes over from here. */
    kept: {},
    /** The phone could not store it, as when it is full. */
    notKept: { tags: ['error'], on: { ...otherWays, 'punch.retried': { target: 'verifying' } } },
    /** No answer: the punch may or may not be counted, so only the same punch may be sent again. */
    unsent: {
      tags: ['error'],
      entry: 'doubt',
      on: { ...otherWays, 'punch.retried': { target: 'verifying' } },
    },
    /** The phone was offline: the punch is on neither side, and by the time it is online its code has expired. */
    notSent: { tags: ['error'], on: otherWays },
    rejected: { tags: ['error'], on: otherWays },
    accepted: {},
    /** It arrived after its code’s time, so an employer decides. */
    waiting: {},
  },
});
