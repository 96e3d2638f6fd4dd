import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/importRun/importRunMachine.cases.ts';
import type { Import, ImportAct } from '#machines/flows/employees/importRun/importRunMachine.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { RunWorld } from './importRun.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: RunWorld;
  gates: Record<'load' | 'act' | 'remove', Gate>;
  /** URLs and keys of the requests sent so far. */
  sent: string[];
}

const button = ({ page, say }: Driver, key: Key<'upload'>) =>
  page.getByRole('button', { name: say('upload', key), exact: true });
const retry = ({ page, say }: Driver) => page.getByRole('button', { name: say('common', 'tryAgain') });
const dialog = ({ page, say }: Driver, title: Key<'upload'>) =>
  page.getByRole('alertdialog', { name: say('upload', title) });

/** The screen's buttons are disabled while an error waits for an answer. */
async function nothingElse({ page }: Driver): Promise<void> {
  const enabled = await page.locator('main .foot button:enabled').count();
  if (enabled > 0) throw new Error('a button is offered that the machine does not hear');
}

/** The cases' acts that the screen offers, by the import's state. */
const offered: Partial<Record<Import['state'], readonly ImportAct['name'][]>> = {
  staging: ['check', 'decide'],
  ready: ['commit', 'decide'],
  committing: ['stop'],
  undoing: ['stop'],
  stopped: ['continue'],
};
const outcomes: Partial<Record<ImportAct['name'], Import['state']>> = {
  check: 'ready',
  commit: 'committing',
  stop: 'stopped',
  undo: 'undoing',
};

/** A stopped job goes on with what it was at; the context knows that until it is loaded once more. */
const stoppedAt = ({ before }: { before: Import['state'] | null }) =>
  before === 'stopped' ? undefined : (before ?? 'committing');

const stateOf = (snapshot: { context: { found: Import | null } }) => snapshot.context.found?.state;

export const model = defineModel<Driver>()(cases, {
  events: {
    'act.asked': async (driver) => {
      const asked = driver.event.act.name;
      const { load } = driver.gates;
      const watched = load.held > 0;
      if (asked === 'check') await button(driver, 'checkAnyway').click();
      if (asked === 'decide') await button(driver, 'updateAll').click();
      if (asked === 'commit')
        await driver.page.getByRole('button', { name: driver.say('upload', 'commit', { count: 2 }) }).click();
      if (asked === 'continue') await button(driver, 'goOn').click();
      if (asked === 'stop') await button(driver, 'stop').click();
      if (watched) await load.cancelled();
    },
    'act.retried': async (driver) => {
      const before = driver.sent.at(-1);
      await retry(driver).click();
      await driver.gates.act.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again is another act, or has another key');
    },
    'import.reloaded': (driver) =>
      (driver.step.from.label === 'unsent' ? button(driver, 'reload') : retry(driver)).click(),
    'undo.chosen': (driver) => button(driver, 'undo').click(),
    'abandonment.chosen': (driver) => button(driver, 'abandon').click(),
    'change.confirmed': ({ page }) => page.getByRole('alertdialog').locator('button[type=submit]').click(),
    'change.dismissed': async ({ page, say }) => {
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('button', { name: say('common', 'cancel') }).click();
      await asked.waitFor({ state: 'detached' });
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
      why === 'network' ? gates.act.abort() : gates.act.fault(422),
    'xstate.done.actor.abandon': ({ gates }) => gates.remove.pass(),
    'xstate.error.actor.abandon': ({ gates }) => gates.remove.fault(422),
  },
  states: {
    loading: ({ gates }) => gates.load.arrived(),
    missing: (driver) => retry(driver).waitFor(),
    placing: () => undefined,
    unfinished: async (driver) => {
      await button(driver, 'checkAnyway').waitFor();
      await driver.world.is('staging');
    },
    planned: async (driver) => {
      await driver.page.getByRole('button', { name: driver.say('upload', 'commit', { count: 2 }) }).waitFor();
      await driver.world.is('ready');
    },
    running: async (driver) => {
      const state = stateOf(driver.snapshot) ?? '';
      const title = driver.say('upload', state === 'undoing' ? 'undoing' : 'committing');
      await driver.page.getByRole('heading', { name: title, level: 2 }).waitFor();
      if (driver.snapshot.matches({ running: 'asking' })) await driver.gates.load.arrived();
      if (driver.snapshot.matches({ running: 'lost' }))
        await driver.page.getByRole('alert').getByText(driver.say('upload', 'lost')).waitFor();
      await driver.world.is(state);
    },
    halted: async (driver) => {
      await button(driver, 'goOn').waitFor();
      await driver.world.is(stateOf(driver.snapshot) ?? '');
    },
    committed: async (driver) => {
      const title = driver.say('upload', 'committedTitle');
      await driver.page.getByRole('heading', { name: title, level: 2 }).waitFor();
      await driver.world.is('committed');
    },
    over: async (driver) => {
      const title = driver.say('upload', 'undoneTitle');
      await driver.page.getByRole('heading', { name: title, level: 2 }).waitFor();
      await driver.world.is('undone');
    },
    confirming: async (driver) => {
      const undoing = driver.snapshot.matches({ confirming: 'undo' });
      await dialog(driver, undoing ? 'undoTitle' : 'abandonTitle').waitFor();
      await driver.world.is(stateOf(driver.snapshot) ?? '');
    },
    acting: async (driver) => {
      await driver.gates.act.arrived();
      await driver.world.is(stateOf(driver.snapshot) ?? '');
    },
    unsent: async (driver) => {
      await driver.page.getByRole('alert').getByText(driver.say('common', 'noAnswer')).waitFor();
      await nothingElse(driver);
    },
    refused: async (driver) => {
      await retry(driver).waitFor();
      await nothingElse(driver);
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
        return (
          !(state && offered[state]?.includes(event.act.name)) ||
          (event.act.name === 'continue' && !stoppedAt(snapshot.context))
        );
      // Nobody else changes it, so what was loaded is still true.
      case 'xstate.done.actor.getImport':
        return state !== undefined && outcome !== state;
      case 'xstate.done.actor.act':
        return (
          outcome !==
          (asked?.act.name === 'continue'
            ? stoppedAt(snapshot.context)
            : asked && (outcomes[asked.act.name] ?? state))
        );
      case 'xstate.done.actor.watch':
        return state === 'undoing' ? !['undone', 'failed'].includes(outcome) : outcome === 'undone';
      default:
        return false;
    }
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
