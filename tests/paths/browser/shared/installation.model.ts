import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/installation/installationMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Hold } from '../support/hold.ts';

export type Answer = 'accepted' | 'dismissed' | 'refused';

export interface Driver {
  page: Page;
  say: Say;
  /** The browser's install prompt. */
  question: Hold<Answer>;
  /** Opens the settings, which show the hint. */
  open: () => Promise<void>;
  /** Makes the browser look like an iPhone's, which has no install prompt. */
  beIphone: () => Promise<void>;
}

declare global {
  interface Window {
    __askInstall?: () => Promise<Answer>;
  }
}

const hint = ({ page, say }: Driver) =>
  page.getByRole('region', { name: say('notifications', 'install.title') });
const accept = (driver: Driver) =>
  hint(driver)
    .locator('button')
    .filter({ hasText: driver.say('notifications', 'install.accept') });

/** Headless Chromium cannot install apps: fires its event by hand and lets the test answer the prompt. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      const outcome = (await window.__askInstall?.()) ?? 'dismissed';
      if (outcome === 'refused') throw new DOMException('asked already', 'InvalidStateError');
      return { outcome };
    };
    dispatchEvent(Object.assign(event, { prompt }));
    if (!event.defaultPrevented) throw new Error('the browser would show a bar of its own');
  });

export const model = defineModel<Driver>()(cases, {
  events: {
    'install.offered': async ({ page, open }) => {
      await open();
      await offer(page);
    },
    'install.advised': async ({ beIphone, open }) => {
      await beIphone();
      await open();
    },
    'install.done': ({ page }) => page.evaluate(() => dispatchEvent(new Event('appinstalled'))),
    'install.accepted': (driver) => accept(driver).click(),
    'xstate.done.actor.askInstall': ({ question, case: outcome }) => question.answer(outcome as Answer),
    'xstate.error.actor.askInstall': ({ question }) => question.answer('refused'),
  },
  states: {
    hidden: (driver) => hint(driver).waitFor({ state: 'detached' }),
    installed: (driver) => hint(driver).waitFor({ state: 'detached' }),
    advised: async (driver) => {
      await hint(driver).getByText(driver.say('notifications', 'install.ios')).waitFor();
      if ((await accept(driver).count()) > 0) throw new Error('a button that can do nothing');
    },
    offered: (driver) => accept(driver).and(driver.page.locator(':enabled')).waitFor(),
    asking: (driver) => accept(driver).and(driver.page.locator('[aria-busy=true]:disabled')).waitFor(),
  },
});
