import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/page/pageMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { tellFromOtherTab } from '../support/otherTab.ts';

export interface Driver {
  page: Page;
  say: Say;
  month: Gate;
}

const notice = ({ page, say }: Driver) =>
  page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') });
const shown = ({ page, say }: Driver) =>
  page.getByRole('heading', { name: say('home', 'mayTakeNow') }).waitFor();

/** An employee's home: three requests, one of them held, sent again when a payment request is decided. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'page.refreshed': async ({ page, month, step }) => {
      const decide = () => tellFromOtherTab(page, { type: 'data.changed', topic: 'paymentRequests' });
      if (['loading', 'shown.refreshing'].includes(step.from.label)) await month.replacedBy(decide);
      else await decide();
    },
    'page.retried': (driver) =>
      notice(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'xstate.done.actor.load': ({ month }) => month.pass(),
    'xstate.error.actor.load': ({ month }) => month.abort(),
    'xstate.done.actor.refresh': ({ month }) => month.pass(),
    'xstate.error.actor.refresh': ({ month }) => month.abort(),
  },
  states: {
    loading: ({ month }) => month.arrived(),
    failed: (driver) => notice(driver).waitFor(),
    shown,
    'shown.fresh': (driver) => notice(driver).waitFor({ state: 'detached' }),
    'shown.refreshing': ({ month }) => month.arrived(),
    'shown.stale': (driver) => notice(driver).waitFor(),
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
