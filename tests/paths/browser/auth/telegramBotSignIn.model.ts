import { cases } from '#machines/flows/auth/telegramBotSignIn/telegramBotSignInMachine.cases.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import { botWords } from '#server/modules/account/identity/bot/words.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntranceDriver } from '../support/entranceWalk.ts';

export type Driver = EntranceDriver<'start' | 'ask'>;

const personId = 700;
const say = (driver: Driver, key: Key<'identity'>) => driver.say('identity', key);
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const link = (driver: Driver) => driver.page.getByRole('link', { name: say(driver, 'openBot') });
const openBot = async (driver: Driver) =>
  driver.world.inTelegram(personId).open((await link(driver).getAttribute('href')) ?? '');

/** The person's action in the bot that leads to the page's next answer. */
async function inTheBot(driver: Driver, outcome: string): Promise<void> {
  const { page, world } = driver;
  const { db, clock } = world.server;
  if (outcome === 'waiting') return;
  if (outcome === 'expired') {
    await db.updateTable('telegramSignIn').set({ expiresAt: clock.date() }).execute();
    return;
  }
  await openBot(driver);
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

export const model = defineModel<Driver>()(cases, {
  events: {
    'signIn.restarted': (driver) => driver.page.getByRole('button', { name: say(driver, 'again') }).click(),
    'xstate.done.actor.startSignIn': ({ gates }) => gates.start.pass(),
    'xstate.error.actor.startSignIn': ({ gates }) => gates.start.abort(),
    'xstate.done.actor.askSignIn': async (driver) => {
      await inTheBot(driver, driver.case);
      await driver.gates.ask.pass();
    },
    'xstate.error.actor.askSignIn': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.ask.abort();
      if (name === 'tooMany') return gates.ask.fault(429);
      if (name === 'forbidden') return gates.ask.fault(403);
      await world.server.db.deleteFrom('telegramSignIn').execute();
      return gates.ask.pass();
    },
  },
  states: {
    starting: ({ gates }) => gates.start.arrived(),
    unstarted: (driver) => alert(driver, driver.say('common', 'noAnswer')),
    'shown.waiting': async (driver) => {
      const { page, snapshot } = driver;
      await link(driver).waitFor();
      await page.getByRole('img', { name: say(driver, 'qr') }).waitFor();
      if (!/^\d\d$/.test(await page.locator('.bot-number').innerText()))
        throw new Error('no number is shown');
      const waits = say(driver, snapshot.context.opened ? 'opened' : 'waiting');
      await page.getByRole('status').filter({ hasText: waits }).waitFor();
    },
    'shown.asking': ({ gates }) => gates.ask.arrived(),
    denied: (driver) => alert(driver, say(driver, 'denied')),
    expired: (driver) => alert(driver, say(driver, 'expired')),
    refused: async (driver) => {
      await driver.page.getByRole('alert').waitFor();
      if (await link(driver).isVisible()) throw new Error('it still leads into the bot');
    },
    unlinked: (driver) => driver.page.getByRole('link', { name: say(driver, 'signInByPhone') }).waitFor(),
    codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
  // Already opened in the bot: it cannot become unopened again.
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
