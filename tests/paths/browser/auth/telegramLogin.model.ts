import { cases } from '#machines/flows/auth/telegramLogin/telegramLoginMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntranceDriver } from '../support/entranceWalk.ts';

export type Driver = EntranceDriver<'widget' | 'telegram'>;

export const telegramId = '701';
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const press = ({ page }: Driver, name: string) => page.getByRole('button', { name, exact: true }).click();

export const model = defineModel<Driver>()(cases, {
  events: {
    'login.retried': (driver) => press(driver, driver.say('common', 'tryAgain')),
    'login.restarted': (driver) => press(driver, driver.say('identity', 'again')),
    'xstate.done.actor.loadWidget': ({ gates }) => gates.widget.pass(),
    'xstate.error.actor.loadWidget': ({ gates }) => gates.widget.abort(),
    'xstate.done.actor.signInWithTelegram': async ({ world, gates, case: name }) => {
      await world.beAt('telegram', telegramId, name);
      await gates.telegram.pass();
    },
    'xstate.error.actor.signInWithTelegram': ({ gates, case: name }) =>
      name === 'network'
        ? gates.telegram.abort()
        : gates.telegram.pass({ data: `id=1&auth_date=1&hash=${'0'.repeat(64)}` }),
  },
  states: {
    // Left as soon as it is entered.
    deciding: () => undefined,
    'offering.loading': ({ gates }) => gates.widget.arrived(),
    'offering.shown': ({ page }) => page.frameLocator('#telegram-widget iframe').getByRole('link').waitFor(),
    'offering.unloadable': async (driver) => {
      await alert(driver, driver.say('identity', 'widgetUnloadable'));
      await driver.page.getByRole('link', { name: driver.say('identity', 'byBot') }).waitFor();
    },
    sending: ({ gates }) => gates.telegram.arrived(),
    refused: (driver) => alert(driver, driver.say('problems', 'identityRefused')),
    unsent: (driver) => alert(driver, driver.say('common', 'noAnswer')),
    unlinked: ({ page, say }) => page.getByRole('link', { name: say('identity', 'signInByPhone') }).waitFor(),
    codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
});
