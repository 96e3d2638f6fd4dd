import { assign, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineCases } from '#machines/support/cases.ts';
import { defineModel } from './model.ts';

type UploadEvent = { type: 'file.chosen'; name: string } | { type: 'upload.cancelled' };

const upload = setup({
  types: { context: {} as { rows: number }, events: {} as UploadEvent },
  actors: { read: fromPromise<number, void>(() => Promise.resolve(0)) },
}).createMachine({
  id: 'upload',
  context: { rows: 0 },
  initial: 'empty',
  states: {
    empty: { on: { 'file.chosen': 'reading' } },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'shown.all', actions: assign({ rows: ({ event }) => event.output }) },
        onError: 'empty',
      },
      on: { 'upload.cancelled': 'empty' },
      after: { 30_000: 'empty' },
    },
    shown: { initial: 'all', states: { all: {} } },
  },
});
const cases = defineCases(upload, {
  inputs: { default: undefined },
  cases: {
    'file.chosen': { default: { name: 'a.xlsx' } },
    'upload.cancelled': { default: {} },
    'xstate.done.actor.read': { three: { output: 3 } },
    'xstate.error.actor.read': { broken: { error: 'E' } },
  },
});

interface Driver {
  log: string[];
}
const say =
  (text: string) =>
  ({ log }: Driver) =>
    log.push(text);
const events = {
  'file.chosen': ({
    log,
    upcoming,
    event,
  }: Driver & { upcoming: (id: string) => string | undefined; event: { name: string } }) =>
    log.push(`choose ${event.name} for ${upcoming('read') ?? 'nothing'}`),
  'upload.cancelled': say('cancel'),
  'xstate.done.actor.read': say('answer'),
  'xstate.error.actor.read': say('fail'),
  'xstate.after.30000.upload.reading': ({ log, step }: Driver & { step: { wait: number } }) =>
    log.push(`wait ${step.wait}`),
};
const states = {
  empty: say('see empty'),
  reading: say('see reading'),
  shown: ({ log, snapshot }: Driver & { snapshot: { context: { rows: number } } }) =>
    log.push(`see ${snapshot.context.rows} rows`),
};

describe('a model', () => {
  test('performs gestures and looks at states, knowing what comes', async () => {
    const model = defineModel<Driver>()(cases, { events, states });
    const log: string[] = [];
    for (const path of model.paths()) await model.run(path, { log });
    expect(log).toEqual([
      'see empty',
      'choose a.xlsx for nothing',
      'see reading',
      'cancel',
      'see empty',
      'choose a.xlsx for three',
      'see reading',
      'answer',
      'see 3 rows',
      'see empty',
      'choose a.xlsx for broken',
      'see reading',
      'fail',
      'see empty',
      'choose a.xlsx for nothing',
      'see reading',
      'wait 30000',
      'see empty',
    ]);
  });

  test('lets time pass by itself, for timers and for what has to wait for them', async () => {
    const { 'xstate.after.30000.upload.reading': _timer, ...fewer } = events;
    const model = defineModel<Driver>()(cases, {
      events: fewer,
      states,
      passTime: ({ log, ms }) => log.push(`${ms} ms pass`),
    });
    const log: string[] = [];
    for (const path of model.paths()) await model.run(path, { log });
    expect(log.filter((line) => line.includes('pass'))).toEqual(['30000 ms pass']);
  });

  test('waits by the hook before it looks', async () => {
    const model = defineModel<Driver>()(cases, { events, states });
    const [path] = model.paths();
    const log: string[] = [];
    const settled = ({ states: where, step }: { states: string[]; step: unknown }) =>
      log.push(`settle in ${where.join()} ${step ? 'after a step' : 'at the start'}`);
    if (path) await model.run({ ...path, steps: path.steps.slice(0, 1) }, { log }, { settled });
    expect(log).toEqual([
      'settle in empty at the start',
      'see empty',
      'choose a.xlsx for nothing',
      'settle in reading after a step',
      'see reading',
    ]);
  });

  test('says everything that is missing or too much', () => {
    const { 'upload.cancelled': _left, ...fewer } = events;
    const incomplete = () =>
      defineModel<Driver>()(cases, {
        events: { ...fewer, 'xstate.done.actor.reed': say('typo') },
        states: { empty: states.empty, reading: states.reading, shone: states.shown },
      });
    expect(incomplete).toThrow(
      [
        'model of upload:',
        "no gesture for event 'upload.cancelled'",
        "gesture for 'xstate.done.actor.reed', which never happens",
        "no assertion for state 'shown.all'",
        "assertion for 'shone', which is no state",
      ].join('\n  '),
    );
  });

  test('events left out with a reason are never used, and what they leave is named', () => {
    const { 'upload.cancelled': _left, ...fewer } = events;
    const model = defineModel<Driver>()(cases, {
      events: fewer,
      states,
      leaveOut: { 'upload.cancelled': 'no button yet' },
    });
    expect(model.leftOut()).toEqual(['upload.reading · upload.cancelled']);
    expect(model.paths().some((path) => path.steps.some((step) => step.case === 'upload.cancelled'))).toBe(
      false,
    );
  });

  test('goes round what its surroundings cannot do, and says what nothing else reaches', () => {
    const twoWays = {
      ...cases,
      cases: { ...cases.cases, 'file.chosen': { heavy: { name: 'b.xlsx' }, light: { name: 'a.xlsx' } } },
    };
    const steps = (impossible: (step: { case: string; event: { type: string } }) => boolean) =>
      defineModel<Driver>()(twoWays, { events, states, impossible })
        .paths()
        .flatMap((path) => path.steps.map((step) => step.case));
    expect(steps(() => false)).toContain('file.chosen:heavy');
    expect(steps(({ case: name }) => name === 'heavy')).not.toContain('file.chosen:heavy');
    expect(() => steps(({ event }) => event.type === 'upload.cancelled')).toThrow(
      'no path can take: upload.reading · upload.cancelled',
    );
  });

  test('what is impossible may depend on the input that the path starts from', () => {
    const twoInputs = { ...cases, inputs: { phone: undefined, desk: undefined } };
    const cancelledFrom = defineModel<Driver>()(twoInputs, {
      events,
      states,
      impossible: ({ event, variant }) => event.type === 'upload.cancelled' && variant === 'phone',
    })
      .paths()
      .filter(({ steps }) => steps.some((step) => step.case === 'upload.cancelled'))
      .map(({ variant }) => variant);
    expect([...new Set(cancelledFrom)]).toEqual(['desk']);
  });

  test('a failing gesture is told with its trail', async () => {
    const model = defineModel<Driver>()(cases, {
      events: { ...events, 'xstate.error.actor.read': () => Promise.reject(new Error('no such button')) },
      states,
    });
    const path = model.paths().find(({ steps }) => steps.some((step) => step.case.includes('broken')));
    if (!path) throw new Error('no path fails');
    await expect(model.run(path, { log: [] })).rejects.toThrow(
      /no such button\nat step 2 of upload, default\n {2}✓ 1\. file\.chosen → reading\n {2}✗ 2\. read error:broken → empty\n {4}3\. /,
    );
  });
});
