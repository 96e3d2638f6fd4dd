import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel, type StepContext } from '#tests/paths/engine/index.ts';
import type { NotifiedWorld } from './notified.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'load' | 'save', Gate>;
  world: NotifiedWorld;
  /** The settings as chosen by the switches. */
  chosen: Record<'checkInPush' | 'quiet', boolean>;
}

const checkInPush = ({ page, say }: Driver) =>
  page.getByRole('switch', {
    name: say('notifications', 'settings.switch', {
      type: say('notifications', 'settings.type.enterCheckInTime'),
      channel: say('notifications', 'settings.channel.push'),
    }),
    exact: true,
  });
const quiet = ({ page, say }: Driver) =>
  page.getByRole('switch', { name: say('notifications', 'settings.quietOn') });
const alert = ({ page, say }: Driver) =>
  page.getByRole('alert').filter({ hasText: say('common', 'noAnswer') });

/** A change made while another is being saved replaces it: the newest wins. */
async function press(driver: Driver & StepContext, which: keyof Driver['chosen']): Promise<void> {
  const { gates, chosen, step } = driver;
  const target = which === 'quiet' ? quiet(driver) : checkInPush(driver);
  chosen[which] = !chosen[which];
  if (step.from.moment.snapshot.hasTag('busy')) await gates.save.replacedBy(() => target.click());
  else await target.click();
}

/** The switches show the choice, whether it was saved or not. */
async function showsChoice(driver: Driver): Promise<void> {
  const shown = {
    checkInPush: await checkInPush(driver).isChecked(),
    quiet: await quiet(driver).isChecked(),
  };
  if (JSON.stringify(shown) !== JSON.stringify(driver.chosen))
    throw new Error(`the switches show ${JSON.stringify(shown)}, not ${JSON.stringify(driver.chosen)}`);
}

/** The database has the same; no row exists before the first change. */
async function isSaved(driver: Driver): Promise<void> {
  await showsChoice(driver);
  const { chosen, world } = driver;
  const saved = await world.choices();
  const isAsChosen =
    saved?.channels.enterCheckInTime.push === chosen.checkInPush &&
    (saved.quietHours !== null) === chosen.quiet;
  if (saved ? !isAsChosen : !chosen.checkInPush || chosen.quiet)
    throw new Error(`saved are ${JSON.stringify(saved)}`);
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'settings.retried': (driver) =>
      alert(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'channel.switched': (driver) => press(driver, 'checkInPush'),
    'quietHours.changed': (driver) => press(driver, 'quiet'),
    'xstate.done.actor.loadSettings': ({ gates }) => gates.load.pass(),
    'xstate.error.actor.loadSettings': ({ gates }) => gates.load.abort(),
    'xstate.done.actor.saveSettings': ({ gates }) => gates.save.pass(),
    'xstate.error.actor.saveSettings': ({ gates }) => gates.save.abort(),
  },
  states: {
    loading: async ({ page, gates }) => {
      await gates.load.arrived();
      await page.locator('.skeleton').first().waitFor();
    },
    failed: (driver) => alert(driver).waitFor(),
    'shown.saved': isSaved,
    'shown.saving': async (driver) => {
      await driver.gates.save.arrived();
      await driver.page
        .getByRole('status')
        .filter({ hasText: driver.say('notifications', 'settings.saving') })
        .waitFor();
    },
    'shown.unsaved': async (driver) => {
      await alert(driver).waitFor();
      await showsChoice(driver);
    },
  },
  // That switch is disabled.
  impossible: ({ event, case: name }) => event.type === 'channel.switched' && name === 'fixed',
});
