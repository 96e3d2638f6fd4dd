import { cases } from '#machines/flows/telegramBotSignIn/telegramBotSignInMachine.cases.ts';
import type { Key } from '#tests/support/texts.ts';
import { botWords } from '#server/modules/identity/bot/words.ts';
import { defineModel } from '../engine/index.ts';
import type { EntranceHands } from './support/entranceWalk.ts';

export type Hands = EntranceHands<'start' | 'ask'>;

const personId = 700;
const say = (hands: Hands, key: Key<'identity'>) => hands.say('identity', key);
const alert = ({ page }: Hands, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const link = (hands: Hands) => hands.page.getByRole('link', { name: say(hands, 'openBot') });
const openBot = async (hands: Hands) =>
  hands.world.inTelegram(personId).open((await link(hands).getAttribute('href')) ?? '');

/** What the person does in the bot, so that the page's next question is answered so. */
async function inTheBot(hands: Hands, outcome: string): Promise<void> {
  const { page, world } = hands;
  const { db, clock } = world.server;
  if (outcome === 'waiting') return;
  if (outcome === 'expired') {
    await db.updateTable('telegramSignIn').set({ expiresAt: clock.date() }).execute();
    return;
  }
  await openBot(hands);
  if (outcome === 'opened') return;
  const person = world.inTelegram(personId);
  if (outcome === 'denied') {
    await person.deny();
    return;
  }
  await world.beAt('telegram', String(personId), outcome);
  await person.say(await page.locator('.bot-number').innerText());
  if (outcome === 'unlinked') await person.say(botWords['uz-Latn'].skipPhone);
}

export const model = defineModel<Hands>()(cases, {
  events: {
    'signIn.restarted': (hands) => hands.page.getByRole('button', { name: say(hands, 'again') }).click(),
    'xstate.done.actor.startSignIn': ({ gates }) => gates.start.pass(),
    'xstate.error.actor.startSignIn': ({ gates }) => gates.start.abort(),
    'xstate.done.actor.askSignIn': async (hands) => {
      await inTheBot(hands, hands.case);
      await hands.gates.ask.pass();
    },
    'xstate.error.actor.askSignIn': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.ask.abort();
      if (name === 'tooMany') return gates.ask.fault(429);
      await world.server.db.deleteFrom('telegramSignIn').execute();
      return gates.ask.pass();
    },
  },
  states: {
    starting: ({ gates }) => gates.start.arrived(),
    unstarted: (hands) => alert(hands, hands.say('common', 'noAnswer')),
    'shown.waiting': async (hands) => {
      const { page, snapshot } = hands;
      await link(hands).waitFor();
      await page.getByRole('img', { name: say(hands, 'qr') }).waitFor();
      if (!/^\d\d$/.test(await page.locator('.bot-number').innerText()))
        throw new Error('no number is shown');
      const waits = say(hands, snapshot.context.opened ? 'opened' : 'waiting');
      await page.getByRole('status').filter({ hasText: waits }).waitFor();
    },
    'shown.asking': ({ gates }) => gates.ask.arrived(),
    denied: (hands) => alert(hands, say(hands, 'denied')),
    expired: (hands) => alert(hands, say(hands, 'expired')),
    refused: async (hands) => {
      await hands.page.getByRole('alert').waitFor();
      if (await link(hands).isVisible()) throw new Error('it still leads into the bot');
    },
    unlinked: (hands) => hands.page.getByRole('link', { name: say(hands, 'signInByPhone') }).waitFor(),
    codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
  // The bot has it open already: it cannot be as if nobody had come.
  impossible: ({ snapshot, event, case: name }) =>
    event.type === 'xstate.done.actor.askSignIn' &&
    snapshot.context.opened &&
    (name === 'waiting' || name === 'opened'),
  leaveOut: {
    'xstate.after.lives.telegramBotSignIn.shown':
      'five minutes are 150 questions: the page gives up any single one long before',
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
