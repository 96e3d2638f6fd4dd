import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/notificationSettings/notificationSettingsMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel, type StepContext } from '../engine/index.ts';
import type { NotifiedWorld } from './notified.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  gates: Record<'load' | 'save', Gate>;
  world: NotifiedWorld;
  /** As the switches were pressed. */
  chosen: Record<'checkInPush' | 'quiet', boolean>;
}

const checkInPush = ({ page, say }: Hands) =>
  page
    .getByRole('group', { name: say('notifications', 'settings.type.enterCheckInTime') })
    .getByRole('switch', { name: say('notifications', 'settings.channel.push') });
const quiet = ({ page, say }: Hands) =>
  page.getByRole('switch', { name: say('notifications', 'settings.quietOn') });
const alert = ({ page, say }: Hands) =>
  page.getByRole('alert').filter({ hasText: say('common', 'noAnswer') });

/** While one change is being saved another takes its place: the newest wins. */
async function press(hands: Hands & StepContext, which: keyof Hands['chosen']): Promise<void> {
  const { gates, chosen, step } = hands;
  const target = which === 'quiet' ? quiet(hands) : checkInPush(hands);
  chosen[which] = !chosen[which];
  if (step.from.moment.snapshot.hasTag('busy')) await gates.save.replacedBy(() => target.click());
  else await target.click();
}

/** The switches show what was chosen, whatever became of it. */
async function showsChoice(hands: Hands): Promise<void> {
  const shown = { checkInPush: await checkInPush(hands).isChecked(), quiet: await quiet(hands).isChecked() };
  if (JSON.stringify(shown) !== JSON.stringify(hands.chosen))
    throw new Error(`the switches show ${JSON.stringify(shown)}, not ${JSON.stringify(hands.chosen)}`);
}

/** And so does the database; nothing is there before the first change. */
async function isSaved(hands: Hands): Promise<void> {
  await showsChoice(hands);
  const { chosen, world } = hands;
  const saved = await world.choices();
  const isAsChosen =
    saved?.channels.enterCheckInTime.push === chosen.checkInPush &&
    (saved.quietHours !== null) === chosen.quiet;
  if (saved ? !isAsChosen : !chosen.checkInPush || chosen.quiet)
    throw new Error(`saved are ${JSON.stringify(saved)}`);
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'settings.retried': (hands) =>
      alert(hands)
        .getByRole('button', { name: hands.say('common', 'tryAgain') })
        .click(),
    'channel.switched': (hands) => press(hands, 'checkInPush'),
    'quietHours.changed': (hands) => press(hands, 'quiet'),
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
    failed: (hands) => alert(hands).waitFor(),
    'shown.saved': isSaved,
    'shown.saving': async (hands) => {
      await hands.gates.save.arrived();
      await hands.page
        .getByRole('status')
        .filter({ hasText: hands.say('notifications', 'settings.saving') })
        .waitFor();
    },
    'shown.unsaved': async (hands) => {
      await alert(hands).waitFor();
      await showsChoice(hands);
    },
  },
  // That switch cannot be pressed.
  impossible: ({ event, case: name }) => event.type === 'channel.switched' && name === 'fixed',
});
