import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { beforeAll, describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { coverPaths } from './coverPaths.ts';
import { explore } from './explore.ts';
import type { Path } from './graph.ts';
import { runPath } from './runPath.ts';

type ScanEvent = { type: 'camera.codeSeen'; code: string } | { type: 'scan.left' };

/**
 * A reporting callback actor, a promise with several outcomes, and an `always` with guards: the shapes the app uses.
 */
const scan = setup({
  types: {
    context: {} as { code: string; tries: number },
    events: {} as ScanEvent,
    emitted: {} as { type: 'accepted' },
  },
  actors: {
    watchCamera: fromCallback<{ type: 'decoder.hardened' }, { facing: string }>(() => () => undefined),
    checkCode: fromPromise<{ ok: boolean }, { code: string }>(() => Promise.reject(new Error('real actor'))),
  },
  guards: { tooMany: ({ context }) => context.tries > 1, ok: (_, params: { ok: boolean }) => params.ok },
}).createMachine({
  id: 'scan',
  context: { code: '', tries: 0 },
  initial: 'watching',
  on: { 'scan.left': { target: '.left' } },
  states: {
    watching: {
      always: { guard: 'tooMany', target: 'blocked' },
      invoke: { id: 'camera', src: 'watchCamera', input: { facing: 'environment' }, onError: 'blocked' },
      after: { 3000: { actions: sendTo('camera', { type: 'decoder.hardened' }) } },
      on: {
        'camera.codeSeen': {
          target: 'checking',
          actions: assign({ code: ({ event }) => event.code }),
        },
      },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'ok', params: ({ event }) => event.output }, target: 'accepted' },
          { target: 'watching', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        ],
        onError: 'watching',
      },
    },
    accepted: { type: 'final', entry: emit({ type: 'accepted' }) },
    blocked: {},
    left: { type: 'final' },
  },
});
const cases = {
  'camera.codeSeen': { default: { code: 'DVM1.a' } },
  'scan.left': { default: {} },
  'xstate.error.actor.camera': { denied: { error: { name: 'NotAllowedError' } } },
  'xstate.done.actor.check': { ok: { output: { ok: true } }, wrong: { output: { ok: false } } },
  'xstate.error.actor.check': { network: { error: 'E' } },
};

describe('running on a live actor', () => {
  let paths: Path[];
  beforeAll(() => {
    paths = coverPaths(explore(scan, { cases })).paths;
  });

  test('all transitions are taken: promise and callback actors, always, events from the root', () => {
    const coverage = new Coverage(scan);
    for (const path of paths) runPath(scan, path, { coverage });
    coverage.assertComplete();
    expect(coverage.transitions.size).toBe(8);
  });

  test('a dropped path leaves the coverage incomplete, and it says what is missing', () => {
    const coverage = new Coverage(scan);
    const dropped = paths.find((path) => path.steps.some((step) => step.case.endsWith(':denied')));
    for (const path of paths.filter((candidate) => candidate !== dropped)) runPath(scan, path, { coverage });
    expect(() => {
      coverage.assertComplete();
    }).toThrow('transition never taken: scan.watching · xstate.error.actor.camera');
  });

  test("inputs are the real mappers', and leaving a state stops its actor", () => {
    const path = pathThrough('xstate.done.actor.check:ok');
    const { stubs, snapshot, emitted } = runPath(scan, path);
    expect(emitted).toEqual([{ type: 'accepted' }]);
    expect(snapshot.value).toBe('accepted');
    expect(stubs.calls.map(({ id, src, input, status }) => ({ id, src, input, status }))).toContainEqual({
      id: 'check',
      src: 'checkCode',
      input: { code: 'DVM1.a' },
      status: 'done',
    });
    const camera = stubs.calls.find((call) => call.id === 'camera');
    expect(camera).toMatchObject({ status: 'stopped', input: { facing: 'environment' } });
  });

  test('what the machine sends to an actor is recorded', () => {
    const { stubs } = runPath(scan, pathThrough('xstate.after.3000.scan.watching'));
    expect(stubs.calls.at(-1)?.received).toEqual([{ type: 'decoder.hardened' }]);
  });

  test('a broken invariant fails with the trail of the path', () => {
    const path = pathThrough('xstate.done.actor.check:wrong');
    const run = () =>
      runPath(scan, path, {
        invariant: ({ value, context }) =>
          value === 'watching' && (context as { tries: number }).tries > 0 ? 'watches again' : undefined,
      });
    expect(run).toThrow('scan: invariant broken: watches again');
    expect(run).toThrow(
      / {2}✓ 1\. camera\.codeSeen → checking\n(.*\n)* {2}✗ \d\. check done:wrong → watching/,
    );
  });

  test('an invariant is asked about the very first state too', () => {
    expect(() => runPath(scan, { steps: [] }, { invariant: () => 'never right' })).toThrow(
      'invariant broken: never right\nat the start',
    );
  });

  test('facts tell what runs and what was sent', () => {
    const seen: string[] = [];
    runPath(scan, pathThrough('xstate.done.actor.check:ok'), {
      invariant: (_snapshot, { event, calls }) => {
        seen.push(
          `${event?.type ?? 'start'} ${calls
            .filter((call) => call.status === 'running')
            .map((call) => call.id)
            .join()}`,
        );
        return undefined;
      },
    });
    expect(seen.slice(-2)).toEqual(['camera.codeSeen check', 'xstate.done.actor.check ']);
  });

  test('a machine that behaves otherwise than explored fails at that step', () => {
    const changed = scan.provide({ guards: { ok: () => false } });
    expect(() => runPath(changed, pathThrough('xstate.done.actor.check:ok'))).toThrow(
      /not where exploring says\n {2}status: expected "done"/,
    );
  });

  test('settling an actor that does not run is an error', () => {
    const step = pathThrough('xstate.done.actor.check:ok').steps.find((candidate) =>
      candidate.case.includes(':ok'),
    );
    expect(() => runPath(scan, { steps: step ? [step] : [] })).toThrow(
      "no actor 'check' is running; running: camera",
    );
  });

  test('an error inside the machine is the error of the step', () => {
    const broken = scan.provide({
      guards: {
        ok: () => {
          throw new Error('bad guard');
        },
      },
    });
    expect(() => runPath(broken, pathThrough('xstate.done.actor.check:ok'))).toThrow('bad guard');
  });

  function pathThrough(name: string): Path {
    const path = paths.find((candidate) => candidate.steps.some((step) => step.case === name));
    if (!path) throw new Error(`no path through ${name}`);
    const last = path.steps.findIndex((step) => step.case === name);
    return { ...path, steps: path.steps.slice(0, last + 1) };
  }
});
