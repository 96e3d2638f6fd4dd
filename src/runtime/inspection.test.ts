import { createActor, createMachine } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { listTransitions } from '#tests/paths/engine/index.ts';
import { loadMachines } from '#tests/paths/registry.ts';
import { inspect, transitionId } from './inspection.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { push: [{ guard: () => false, target: 'broken' }, { target: 'on' }], pull: {} } },
    on: { always: 'warm' },
    warm: { after: { 10: 'off' } },
    broken: {},
  },
});

test('names every transition of every machine as the path tests do', async () => {
  const machines = (await loadMachines()).machines.map(({ cased }) => cased.machine);
  const transitions = [lamp, ...machines].flatMap((machine) => listTransitions(machine));
  expect(transitions.length).toBeGreaterThan(4);
  for (const { definition, id } of transitions) expect(transitionId(definition)).toBe(id);
});

test('records what a running actor takes, where somebody asked for it', () => {
  const entries: string[] = [];
  vi.stubGlobal('window', { __paths: entries });
  const actor = createActor(lamp, { inspect }).start();
  actor.send({ type: 'pull' });
  actor.send({ type: 'push' });
  actor.stop();
  expect(entries).toEqual(['lamp|lamp.off · push[1]', 'lamp|lamp.on · always']);
});

test('says which actor it was, where several of a machine were given names', () => {
  const entries: string[] = [];
  vi.stubGlobal('window', { __paths: entries });
  const actor = createActor(lamp, { inspect, id: 'kitchen' }).start();
  actor.send({ type: 'pull' });
  actor.send({ type: 'push' });
  actor.stop();
  expect(entries).toEqual(['lamp|lamp.off · push[1]|kitchen', 'lamp|lamp.on · always|kitchen']);
});

test('does nothing where nobody asked', () => {
  vi.stubGlobal('window', {});
  const actor = createActor(lamp, { inspect }).start();
  actor.send({ type: 'push' });
  expect(actor.getSnapshot().value).toBe('warm');
  actor.stop();
});
