import type { Page } from 'playwright-core';
import { formatMoney } from '#domain/format/index.ts';
import { cases } from '#machines/flows/shared/page/pageMachine.cases.ts';
import { earnedBy } from '#tests/support/worlds/paymentsWorld.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';

export interface Driver {
  page: Page;
  say: Say;
  count: Gate;
  /** Throws when another tile shows anything else than at first. */
  othersStay: () => Promise<void>;
}

const tile = ({ page, say }: Driver) => page.getByRole('region', { name: say('overview', 'settle.title') });
const notice = (driver: Driver) => tile(driver).getByRole('alert');
const retry = (driver: Driver) =>
  notice(driver).getByRole('button', { name: driver.say('common', 'tryAgain') });

/** The tile shows the state, and nothing else of the page has changed. */
async function shows(driver: Driver, state: string): Promise<void> {
  await tile(driver)
    .and(driver.page.locator(`[data-state="${state}"]`))
    .waitFor();
  await driver.othersStay();
}

/** What waits for a decision: a tile of the overview, whose other tiles are loaded and stay so. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'page.refreshed': async ({ page, count, step }) => {
      const decide = () => notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
      if (['loading', 'shown.refreshing'].includes(step.from.label)) await count.replacedBy(decide);
      else await decide();
    },
    'page.retried': (driver) => retry(driver).click(),
    'xstate.done.actor.load': ({ count }) => count.pass(),
    'xstate.error.actor.load': ({ count, case: name }) =>
      name === 'missing' ? count.fault(404) : count.abort(),
    'xstate.done.actor.refresh': ({ count }) => count.pass(),
    'xstate.error.actor.refresh': ({ count }) => count.abort(),
  },
  states: {
    loading: async (driver) => {
      await driver.count.arrived();
      await shows(driver, 'loading');
    },
    failed: async (driver) => {
      await retry(driver).waitFor();
      await driver.page.getByText(driver.say('overview', 'waits.lacks')).waitFor();
      await shows(driver, 'failed');
    },
    missing: async (driver) => {
      await notice(driver).waitFor();
      await retry(driver).waitFor({ state: 'detached' });
      await shows(driver, 'missing');
    },
    shown: async (driver) => {
      await driver.page.getByRole('link', { name: driver.say('overview', 'waits.days') }).waitFor();
      await tile(driver)
        .getByRole('link', { name: driver.say('overview', 'settle.kind.missedCheckOut') })
        .waitFor();
      const amount = formatMoney(earnedBy(1), 'uz-Latn');
      await tile(driver)
        .getByText(driver.say('overview', 'settle.stake', { amount }))
        // As of when.
        .locator('time')
        .waitFor();
    },
    'shown.fresh': async (driver) => {
      await notice(driver).waitFor({ state: 'detached' });
      await shows(driver, 'shown.fresh');
    },
    'shown.refreshing': async (driver) => {
      await driver.count.arrived();
      await shows(driver, 'shown.refreshing');
    },
    'shown.stale': async (driver) => {
      await retry(driver).waitFor();
      await shows(driver, 'shown.stale');
    },
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
