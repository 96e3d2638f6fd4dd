import { defineCases } from '#machines/support/cases.ts';
import { demoClockMachine } from './demoClockMachine.ts';

const running = { kind: 'problem', status: 409, code: 'requestRunning', fields: {} };

export const cases = defineCases(demoClockMachine, {
  inputs: { default: undefined },
  cases: {
    'move.chosen': { day: { to: 'day' }, monthEnd: { to: 'monthEnd' } },
    'clock.retried': { default: {} },
    'xstate.done.actor.readClock': {
      default: { output: { now: '2026-11-18T03:50:00.000Z', hasLeapt: false } },
      leapt: { output: { now: '2026-11-18T04:50:00.000Z', hasLeapt: true } },
    },
    'xstate.error.actor.readClock': { default: { error: { failure: { kind: 'network' } } } },
    'xstate.done.actor.moveClock': { default: { output: { now: '2026-11-19T03:50:00.000Z' } } },
    'xstate.error.actor.moveClock': {
      running: { error: { failure: running } },
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  invariant: (snapshot, { event, effects, calls }) => {
    const { now, to } = snapshot.context;
    const arrived = /^xstate\.done\.actor\.(?:read|move)Clock$/.test(event?.type ?? '');
    const set = effects.findLast(({ type }) => type === 'setPageDate')?.params as { now: string } | undefined;
    if (arrived && set?.now !== now) return `the page's date is ${set?.now}, shown is ${now}`;
    const isMoved = snapshot.matches({ resting: 'moved' });
    if (arrived && isMoved !== (effects.at(-1)?.type === 'reloadPage'))
      return 'the page is loaded again exactly when time has moved';
    const wanted = calls.findLast(({ id }) => id === 'moveClock')?.input as { to: string } | undefined;
    return snapshot.matches('moving') && wanted?.to !== to
      ? `moves to ${wanted?.to}, chosen was ${to}`
      : undefined;
  },
});
