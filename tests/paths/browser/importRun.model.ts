import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/importRun/importRunMachine.cases.ts';
import type { Import, ImportAct } from '#machines/flows/importRun/importRunMachine.ts';
import type { Key, Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { RunWorld } from './importRun.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  world: RunWorld;
  gates: Record<'load' | 'act' | 'remove', Gate>;
  /** Addresses and keys of the acts sent so far. */
  sent: string[];
}

const button = ({ page, say }: Hands, key: Key<'upload'>) =>
  page.getByRole('button', { name: say('upload', key), exact: true });
const retry = ({ page, say }: Hands) => page.getByRole('button', { name: say('common', 'tryAgain') });
const confirm = (hands: Hands, key: Key<'upload'>) =>
  hands.page
    .getByRole('alertdialog')
    .getByRole('button', { name: hands.say('upload', key), exact: true })
    .click();

/** The acts of the screen wait for the way out of what went wrong. */
async function nothingElse({ page }: Hands): Promise<void> {
  const enabled = await page.locator('main .upload-foot button:enabled').count();
  if (enabled > 0) throw new Error('a button is offered that the machine does not hear');
}

/** By the import's state: what its screen offers of the cases. */
const offered: Partial<Record<Import['state'], readonly ImportAct['name'][]>> = {
  staging: ['check', 'decide'],
  ready: ['commit', 'decide'],
  committing: ['stop'],
  undoing: ['stop'],
  stopped: ['undo'],
  failed: ['undo'],
  committed: ['undo'],
};
const outcomes: Partial<Record<ImportAct['name'], Import['state']>> = {
  check: 'ready',
  commit: 'committing',
  stop: 'stopped',
  undo: 'undoing',
};

const stateOf = (snapshot: { context: { found: Import | null } }) => snapshot.context.found?.state;

export const model = defineModel<Hands>()(cases, {
  events: {
    'act.asked': async (hands) => {
      const asked = hands.event.act.name;
      const { load } = hands.gates;
      const watched = load.held > 0;
      if (asked === 'check') await button(hands, 'checkAnyway').click();
      if (asked === 'decide') await button(hands, 'updateAll').click();
      if (asked === 'commit')
        await hands.page.getByRole('button', { name: hands.say('upload', 'commit', { count: 2 }) }).click();
      if (asked === 'stop') await button(hands, 'stop').click();
      if (asked === 'undo') {
        await button(hands, 'undo').click();
        await confirm(hands, 'undo');
      }
      if (watched) await load.cancelled();
    },
    'act.retried': async (hands) => {
      const before = hands.sent.at(-1);
      await retry(hands).click();
      await hands.gates.act.arrived();
      if (hands.sent.at(-1) !== before) throw new Error('trying again is another act, or has another key');
    },
    'import.reloaded': (hands) =>
      (hands.step.from.label === 'unsent' ? button(hands, 'reload') : retry(hands)).click(),
    'import.abandoned': async (hands) => {
      await button(hands, 'abandon').click();
      await confirm(hands, 'abandon');
    },
    'xstate.done.actor.getImport': async ({ world, gates, step, case: state }) => {
      const known = stateOf(step.from.moment.snapshot as never) !== undefined;
      if (!known) await world.stand(state as Parameters<RunWorld['stand']>[0]);
      await gates.load.pass();
    },
    'xstate.error.actor.getImport': ({ gates, case: why }) =>
      why === 'network' ? gates.load.abort() : gates.load.fault(404),
    'xstate.done.actor.watch': async ({ world, gates, case: outcome }) => {
      if (outcome === 'committed' || outcome === 'undone') await world.finishJob();
      if (outcome === 'failed') await world.failJob();
      await gates.load.pass();
    },
    'xstate.error.actor.watch': ({ gates }) => gates.load.abort(),
    'xstate.done.actor.act': ({ gates }) => gates.act.pass(),
    'xstate.error.actor.act': ({ gates, case: why }) =>
      why === 'network' ? gates.act.abort() : gates.act.fault(409),
    'xstate.done.actor.abandon': ({ gates }) => gates.remove.pass(),
    'xstate.error.actor.abandon': ({ gates }) => gates.remove.fault(409),
  },
  states: {
    loading: ({ gates }) => gates.load.arrived(),
    missing: (hands) => retry(hands).waitFor(),
    placing: () => undefined,
    unfinished: async (hands) => {
      await button(hands, 'checkAnyway').waitFor();
      await hands.world.is('staging');
    },
    planned: async (hands) => {
      await hands.page.getByRole('button', { name: hands.say('upload', 'commit', { count: 2 }) }).waitFor();
      await hands.world.is('ready');
    },
    running: async (hands) => {
      const state = stateOf(hands.snapshot) ?? '';
      const title = hands.say('upload', state === 'undoing' ? 'undoing' : 'committing');
      await hands.page.getByRole('heading', { name: title, level: 2 }).waitFor();
      if (hands.snapshot.matches({ running: 'asking' })) await hands.gates.load.arrived();
      if (hands.snapshot.matches({ running: 'lost' }))
        await hands.page.getByRole('alert').getByText(hands.say('upload', 'lost')).waitFor();
      await hands.world.is(state);
    },
    halted: async (hands) => {
      await button(hands, 'goOn').waitFor();
      await hands.world.is(stateOf(hands.snapshot) ?? '');
    },
    committed: async (hands) => {
      const title = hands.say('upload', 'committedTitle');
      await hands.page.getByRole('heading', { name: title, level: 2 }).waitFor();
      await hands.world.is('committed');
    },
    over: async (hands) => {
      const title = hands.say('upload', 'undoneTitle');
      await hands.page.getByRole('heading', { name: title, level: 2 }).waitFor();
      await hands.world.is('undone');
    },
    acting: async (hands) => {
      await hands.gates.act.arrived();
      await hands.world.is(stateOf(hands.snapshot) ?? '');
    },
    unsent: async (hands) => {
      await hands.page.getByRole('alert').getByText(hands.say('common', 'noAnswer')).waitFor();
      await nothingElse(hands);
    },
    refused: async (hands) => {
      await retry(hands).waitFor();
      await nothingElse(hands);
    },
    abandoning: ({ gates }) => gates.remove.arrived(),
    abandoned: async ({ page, say, world }) => {
      await page.getByRole('heading', { name: say('upload', 'importsTitle'), level: 1 }).waitFor();
      await world.is('gone');
    },
  },
  impossible: ({ snapshot, event, case: outcome }) => {
    const state = stateOf(snapshot);
    const { asked } = snapshot.context;
    switch (event.type) {
      case 'act.asked':
        return !(state && offered[state]?.includes(event.act.name));
      // Nobody else changes it: what was seen of it is so still.
      case 'xstate.done.actor.getImport':
        return state !== undefined && outcome !== state;
      case 'xstate.done.actor.act':
        return outcome !== (asked ? (outcomes[asked.act.name] ?? state) : undefined);
      case 'xstate.done.actor.watch':
        return state === 'undoing' ? !['undone', 'failed'].includes(outcome) : outcome === 'undone';
      default:
        return false;
    }
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
