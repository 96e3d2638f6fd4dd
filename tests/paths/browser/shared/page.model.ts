import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/page/pageMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';

export interface Driver {
  page: Page;
  say: Say;
  request: Gate;
}

const notice = ({ page, say }: Driver) =>
  page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') });
const shown = ({ page, say }: Driver) =>
  page.getByRole('heading', { name: say('payments', 'history') }).waitFor();

/** A payment request's page: its one call is held, and sent again when the request is decided. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'page.refreshed': async ({ page, request, step }) => {
      const decide = () => notifyFromOtherTab(page, { type: 'data.changed', topic: 'paymentRequests' });
      if (['loading', 'shown.refreshing'].includes(step.from.label)) await request.replacedBy(decide);
      else await decide();
    },
    'page.retried': (driver) =>
      notice(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'xstate.done.actor.load': ({ request }) => request.pass(),
    'xstate.error.actor.load': ({ request, case: name }) =>
      name === 'missing' ? request.fault(404) : request.abort(),
    'xstate.done.actor.refresh': ({ request }) => request.pass(),
    'xstate.error.actor.refresh': ({ request }) => request.abort(),
  },
  states: {
    loading: ({ request }) => request.arrived(),
    failed: (driver) => notice(driver).waitFor(),
    missing: ({ page, say }) => page.getByText(say('payments', 'missing'), { exact: true }).waitFor(),
    shown,
    'shown.fresh': (driver) => notice(driver).waitFor({ state: 'detached' }),
    'shown.refreshing': ({ request }) => request.arrived(),
    'shown.stale': (driver) => notice(driver).waitFor(),
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
