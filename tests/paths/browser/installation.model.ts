import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/installation/installationMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { Hold } from './support/hold.ts';

export type Answer = 'accepted' | 'dismissed' | 'refused';

export interface Hands {
  page: Page;
  say: Say;
  /** The browser's own question. */
  question: Hold<Answer>;
  /** Opens the settings, where the hint is. */
  open: () => Promise<void>;
  /** The browser becomes that of an iPhone, which has no question. */
  beIphone: () => Promise<void>;
}

declare global {
  interface Window {
    __askInstall?: () => Promise<Answer>;
  }
}

const hint = ({ page, say }: Hands) =>
  page.getByRole('region', { name: say('notifications', 'install.title') });
const accept = (hands: Hands) =>
  hint(hands)
    .locator('button')
    .filter({ hasText: hands.say('notifications', 'install.accept') });

/** A browser with no window cannot be installed from: it says what Chromium says, and asks the test. */
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

export const model = defineModel<Hands>()(cases, {
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
    'install.accepted': (hands) => accept(hands).click(),
    'xstate.done.actor.askInstall': ({ question, case: outcome }) => question.answer(outcome as Answer),
    'xstate.error.actor.askInstall': ({ question }) => question.answer('refused'),
  },
  states: {
    hidden: (hands) => hint(hands).waitFor({ state: 'detached' }),
    installed: (hands) => hint(hands).waitFor({ state: 'detached' }),
    advised: async (hands) => {
      await hint(hands).getByText(hands.say('notifications', 'install.ios')).waitFor();
      if ((await accept(hands).count()) > 0) throw new Error('a button that can do nothing');
    },
    offered: (hands) => accept(hands).and(hands.page.locator(':enabled')).waitFor(),
    asking: (hands) => accept(hands).and(hands.page.locator('[aria-busy=true]:disabled')).waitFor(),
  },
});
