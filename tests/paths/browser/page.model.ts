import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/page/pageMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '../engine/index.ts';
import type { Gate } from './support/gates.ts';

export interface Hands {
  page: Page;
  say: Say;
  month: Gate;
}

const notice = ({ page, say }: Hands) =>
  page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') });
const shown = ({ page, say }: Hands) =>
  page.getByRole('heading', { name: say('home', 'mayTakeNow') }).waitFor();

/** An employee's home: three answers of the server, of which one is held. */
export const model = defineModel<Hands>()(cases, {
  events: {
    // Whoever closes the request sheet looks at the home anew.
    'page.refreshed': async ({ page, say }) => {
      await page.getByRole('link', { name: say('home', 'askNow'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('common', 'close') })
        .click();
    },
    'page.retried': (hands) =>
      notice(hands)
        .getByRole('button', { name: hands.say('common', 'tryAgain') })
        .click(),
    'xstate.done.actor.load': ({ month }) => month.pass(),
    'xstate.error.actor.load': ({ month }) => month.abort(),
    'xstate.done.actor.refresh': ({ month }) => month.pass(),
    'xstate.error.actor.refresh': ({ month }) => month.abort(),
  },
  states: {
    loading: ({ month }) => month.arrived(),
    failed: (hands) => notice(hands).waitFor(),
    shown,
    'shown.fresh': (hands) => notice(hands).waitFor({ state: 'detached' }),
    'shown.refreshing': ({ month }) => month.arrived(),
    'shown.stale': (hands) => notice(hands).waitFor(),
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
