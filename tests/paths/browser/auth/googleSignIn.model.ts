import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/auth/googleSignIn/googleSignInMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { EntranceDriver } from '../support/entranceWalk.ts';

declare global {
  interface Window {
    /** The browser's own `window.open`, while popups are blocked. */
    __open?: typeof window.open;
  }
}

export type Driver = EntranceDriver<'script' | 'google' | 'refusal'>;

const person = 'g-ali';
const button = ({ page, say }: Driver) => page.getByRole('button', { name: say('identity', 'google') });
const alert = ({ page }: Driver, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
/** The popup that the page opened; there is one at a time. */
const popupOf = async ({ page }: Driver): Promise<Page> => {
  const open = () =>
    page
      .context()
      .pages()
      .find((other) => other !== page);
  return open() ?? page.context().waitForEvent('page');
};

async function agree(popup: Page): Promise<void> {
  await popup.locator('input[name="login"]').fill(person);
  await popup.locator('input[name="password"]').fill('x');
  await popup.locator('button[type="submit"]').click({ noWaitAfter: true });
  const closed = popup.waitForEvent('close');
  await popup.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await popup.locator('button[type="submit"]').click({ noWaitAfter: true });
  await closed;
}

export const model = defineModel<Driver>()(cases, {
  events: {
    // Without Google's cookies each time: the script loads again, the popup asks again.
    'google.chosen': async (driver) => {
      await driver.page.context().clearCookies();
      await driver.page.evaluate(() => Reflect.deleteProperty(window, 'google'));
      await button(driver).click();
    },
    'xstate.done.actor.loadGoogle': async ({ page, gates, upcoming }) => {
      const blocked = upcoming('askGoogle') === 'blocked';
      await page.evaluate((refused) => {
        window.__open ??= window.open;
        window.open = refused ? () => null : window.__open;
      }, blocked);
      // A popup is allowed for five seconds after a click, which a busy computer may have used up by now.
      await page.mouse.click(2, 2);
      await gates.script.pass();
    },
    'xstate.error.actor.loadGoogle': ({ gates }) => gates.script.abort(),
    'xstate.done.actor.askGoogle': async (driver) => agree(await popupOf(driver)),
    'xstate.error.actor.askGoogle': async (driver) => {
      if (driver.case === 'blocked') return driver.gates.refusal.pass();
      return (await popupOf(driver)).close();
    },
    'xstate.done.actor.signInWithGoogle': async ({ world, gates, case: name }) => {
      await world.beAt('google', person, name);
      await gates.google.pass();
    },
    'xstate.error.actor.signInWithGoogle': ({ gates, case: name }) => {
      if (name === 'network') return gates.google.abort();
      return name === 'away' ? gates.google.fault(503) : gates.google.pass({ nonce: 'of another page' });
    },
  },
  states: {
    idle: async (driver) => {
      if (!(await button(driver).isEnabled())) throw new Error('one cannot choose Google');
    },
    loading: ({ gates }) => gates.script.arrived(),
    unloadable: async (driver) => {
      const { page, say } = driver;
      await alert(driver, say('identity', 'googleUnloadable'));
      await page.getByLabel(say('auth', 'phoneNumber')).waitFor();
      await page.getByRole('link', { name: say('identity', 'telegram') }).waitFor();
    },
    asking: (driver) => (driver.gates.refusal.held ? undefined : popupOf(driver)),
    blocked: (driver) => alert(driver, driver.say('identity', 'googleBlocked')),
    signingIn: ({ gates }) => gates.google.arrived(),
    refused: (driver) => alert(driver, driver.say('problems', 'identityRefused')),
    unsent: ({ page }) => page.getByRole('alert').waitFor(),
    unlinked: ({ page, say }) =>
      page
        .getByRole('status')
        .filter({ hasText: say('identity', 'unlinkedTitle', { name: 'Ali Valiyev' }) })
        .waitFor(),
    codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
  // Busy, or already on the next page.
  impossible: ({ snapshot, event }) =>
    event.type === 'google.chosen' &&
    (snapshot.hasTag('busy') || snapshot.matches('codeAsked') || snapshot.matches('signedIn')),
});
