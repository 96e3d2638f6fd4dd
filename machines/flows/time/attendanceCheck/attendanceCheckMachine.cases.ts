import { defineCases } from '#machines/support/cases.ts';
import {
  attendanceCheckMachine,
  type AcceptedPunch,
  type SeenCode,
  type WaitingPunch,
} from './attendanceCheckMachine.ts';

const deviceId = 'phone-of-aziza';
const gate = { id: '01935d2e-0000-7000-8000-0000000000a1', title: 'Asosiy kirish', paired: true };
const otherGate = { ...gate, id: '01935d2e-0000-7000-8000-0000000000a2', title: 'Ombor' };
const seen = (code: string, punchId: string): SeenCode => ({
  code,
  punchId,
  seenAt: '2026-11-18T03:55:00Z',
});
const fresh = seen(`DVM1.${gate.id}.58812345.abcdefghijklmnopqrstuA`, '01935d2e-0000-7000-8000-000000000001');
const next = seen(`DVM1.${gate.id}.58812346.bcdefghijklmnopqrstuvA`, '01935d2e-0000-7000-8000-000000000002');
const poster = seen('https://example.uz/menyu', '01935d2e-0000-7000-8000-000000000003');

const accepted: AcceptedPunch = {
  id: fresh.punchId,
  type: 'in',
  at: '2026-11-18T03:55:01Z',
  gateTitle: gate.title,
  day: {
    date: '2026-11-18',
    kind: 'working',
    presence: 'present',
    punctuality: 'onTime',
    tardinessMinutes: 0,
    minutesWorked: 0,
    normMinutes: 540,
    countsFromMinutes: 270,
    counted: false,
    counting: 'open',
    countedPercent: 0,
    corrected: false,
    absence: null,
    uncountedBecause: null,
    pairs: [{ in: '2026-11-18T03:55:01Z', out: null }],
  },
  reasonUntil: null,
};
const waiting: WaitingPunch = {
  id: fresh.punchId,
  type: 'in',
  at: '2026-11-18T03:54:30Z',
  gateTitle: gate.title,
  date: '2026-11-18',
};
const problem = (status: number, code: string) => ({
  error: { failure: { kind: 'problem', status, code, fields: {} } },
});
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(attendanceCheckMachine, {
  inputs: { in: { type: 'in', deviceId } },
  cases: {
    'camera.started': { default: {} },
    'camera.codeSeen': { fresh, next, poster },
    'camera.failed': {
      denied: { name: 'NotAllowedError' },
      missing: { name: 'NotFoundError' },
      insecure: { name: 'SecurityError' },
      busy: { name: 'NotReadableError' },
    },
    'camera.lost': { default: {} },
    'camera.chosen': { default: {} },
    'photo.chosen': { default: { photo: 'photo-1' } },
    'typing.chosen': { default: {} },
    'gate.chosen': { other: { gateId: otherGate.id } },
    'digits.changed': { whole: { digits: '1234 5678' }, part: { digits: '1234' } },
    'digits.submitted': {
      default: { punchId: '01935d2e-0000-7000-8000-000000000004', submittedAt: next.seenAt },
    },
    'gates.retried': { default: {} },
    'punch.retried': { default: {} },
    'punch.cancelled': { default: {} },
    'xstate.error.actor.camera': { default: { error: 'the decoder did not load' } },
    'xstate.done.actor.readPhoto': {
      found: { output: fresh },
      nothing: { output: null },
      poster: { output: poster },
    },
    'xstate.error.actor.readPhoto': { default: { error: 'no picture' } },
    'xstate.done.actor.listGates': {
      one: { output: [gate] },
      two: { output: [gate, otherGate] },
      none: { output: [] },
    },
    'xstate.error.actor.listGates': { network },
    'xstate.done.actor.checkAttendance': { counted: { output: accepted }, late: { output: waiting } },
    'xstate.done.actor.keepPunch': { default: { output: undefined } },
    'xstate.error.actor.keepPunch': { default: { error: 'QuotaExceededError' } },
    'xstate.error.actor.checkAttendance': {
      unknown: problem(422, 'gateUnknown'),
      stillRunning: problem(409, 'requestRunning'),
      serverFault: problem(500, 'internalError'),
      network,
      offline: { error: { ...network.error, neverSent: true } },
    },
  },
  maxStates: 8_000,
  invariant: (snapshot, { calls, emitted, event }) => {
    const { context } = snapshot;
    const running = calls.filter(({ status }) => status === 'running').map(({ id }) => id);
    if (running.includes('camera') !== snapshot.matches('scanning'))
      return 'the camera runs exactly while scanning';
    if (running.includes('checkAttendance') !== snapshot.matches('verifying'))
      return 'a punch is under way exactly while verifying';
    const sent = calls
      .filter(({ id }) => id === 'checkAttendance')
      .map(({ input }) => (input as { punch: NonNullable<typeof context.punch> }).punch);
    const last = sent.at(-1);
    if (event?.type === 'camera.codeSeen' && last && last.code === context.refusedCode)
      if (snapshot.matches('verifying')) return 'a code already refused was sent again';
    if ((snapshot.matches('kept') || snapshot.matches('keeping')) && context.punch?.gateId !== undefined)
      return 'typed digits are kept';
    if (snapshot.matches('notSent') && context.mayBeCounted)
      return 'a punch that may be counted is called unsent';
    if (event?.type === 'punch.retried' && JSON.stringify(sent.at(-2)) !== JSON.stringify(last))
      return 'trying again made another punch';
    if ((emitted.length === 1) !== snapshot.matches('accepted') || emitted.length > 1)
      return 'accepted is told exactly once';
    return undefined;
  },
});
