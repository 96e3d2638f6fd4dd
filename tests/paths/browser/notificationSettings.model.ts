import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/notificationSettings/notificationSettingsMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { NotifiedWorld } from './notified.world.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  gates: Record<'load' | 'save', Gate>;
  world: NotifiedWorld;
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
const change = async (hands: Hands, isSaving: boolean, press: () => Promise<void>) =>
  isSaving ? hands.gates.save.replacedBy(press) : press();

/** What the switches show, as the database would have it. */
async function shown(hands: Hands): Promise<string> {
  return JSON.stringify([await checkInPush(hands).isChecked(), await quiet(hands).isChecked()]);
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'settings.retried': (hands) =>
      alert(hands)
        .getByRole('button', { name: hands.say('common', 'tryAgain') })
        .click(),
    'channel.switched': (hands) =>
      change(hands, hands.step.from.moment.snapshot.hasTag('busy'), () => checkInPush(hands).click()),
    'quietHours.changed': (hands) =>
      change(hands, hands.step.from.moment.snapshot.hasTag('busy'), () => quiet(hands).click()),
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
      const before = await hands.world.choices();
      await alert(hands).waitFor();
      if (before && (await shown(hands)) === told(before)) throw new Error('the change is gone');
    },
  },
  // That switch cannot be pressed.
  impossible: ({ event, case: name }) => event.type === 'channel.switched' && name === 'fixed',
});

const told = (choices: NonNullable<Awaited<ReturnType<NotifiedWorld['choices']>>>) =>
  JSON.stringify([choices.channels.enterCheckInTime.push, choices.quietHours !== null]);

/** The database has what the switches show; before the first change they show what holds by itself. */
export async function isSaved(hands: Hands): Promise<void> {
  const saved = await hands.world.choices();
  const seen = await shown(hands);
  const wanted = saved ? told(saved) : '[true,false]';
  if (seen !== wanted) throw new Error(`the switches show ${seen}, saved are ${wanted}`);
}
