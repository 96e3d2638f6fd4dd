import { cases } from '#machines/flows/telegramLogin/telegramLoginMachine.cases.ts';
import { defineModel } from '../engine/index.ts';
import type { EntranceHands } from './support/entranceWalk.ts';

export type Hands = EntranceHands<'widget' | 'telegram'>;

export const telegramId = '701';
const alert = ({ page }: Hands, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const press = ({ page }: Hands, name: string) => page.getByRole('button', { name, exact: true }).click();

export const model = defineModel<Hands>()(cases, {
  events: {
    'login.retried': (hands) => press(hands, hands.say('common', 'tryAgain')),
    'login.restarted': (hands) => press(hands, hands.say('identity', 'again')),
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
    'offering.unloadable': async (hands) => {
      await alert(hands, hands.say('identity', 'widgetUnloadable'));
      await hands.page.getByRole('link', { name: hands.say('identity', 'byBot') }).waitFor();
    },
    sending: ({ gates }) => gates.telegram.arrived(),
    refused: (hands) => alert(hands, hands.say('problems', 'identityRefused')),
    unsent: (hands) => alert(hands, hands.say('common', 'noAnswer')),
    unlinked: ({ page, say }) => page.getByRole('link', { name: say('identity', 'signInByPhone') }).waitFor(),
    codeAsked: ({ page }) => page.waitForURL(/\/auth\/auth-otp\/[0-9a-f-]{36}$/),
    signedIn: ({ page }) => page.waitForURL('**/step/continue'),
  },
});
