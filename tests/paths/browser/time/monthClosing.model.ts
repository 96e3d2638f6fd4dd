import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/time/monthClosing/monthClosingMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { notifyFromOtherTab } from '../support/otherTab.ts';
import type { ClosingWorld } from './closing.world.ts';

export interface Driver {
  page: Page;
  say: Say;
  month: Gate;
  world: ClosingWorld;
}

const panel = ({ page, say }: Driver) => page.getByRole('region', { name: say('closing', 'title') });
const alert = (driver: Driver) =>
  panel(driver)
    .getByRole('alert')
    .filter({ hasText: driver.say('common', 'noAnswer') });

/** The panel of October on its timesheet. */
export const model = defineModel<Driver>()(cases, {
  events: {
    'month.refreshed': async ({ page, month, step }) => {
      const tell = () => notifyFromOtherTab(page, { type: 'data.changed', topic: 'attendance' });
      if (step.from.label === 'loading') await month.replacedBy(tell);
      else await tell();
    },
    'month.retried': (driver) =>
      alert(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'xstate.done.actor.loadMonth': async ({ world, month, case: name }) => {
      await world.put(name as 'open' | 'closing' | 'closed');
      await month.pass();
    },
    'xstate.error.actor.loadMonth': ({ month }) => month.abort(),
  },
  states: {
    loading: ({ month }) => month.arrived(),
    failed: (driver) => alert(driver).waitFor(),
    closing: async (driver) => {
      await panel(driver)
        .getByText(driver.say('closing', 'progress', { done: '1', total: '3' }), { exact: true })
        .waitFor();
    },
    resting: async (driver) => {
      const { say, snapshot } = driver;
      const { state } = snapshot.context.data!;
      const own = panel(driver);
      await own
        .locator('.rt-Badge')
        .getByText(say('closing', `state.${state}` as 'state.open'))
        .waitFor();
      await own
        .getByRole('button', { name: say('closing', state === 'closed' ? 'reopen' : 'close'), exact: true })
        .waitFor();
      if (state === 'closed') await own.getByText('a'.repeat(64), { exact: true }).waitFor();
      else await own.getByText(say('closing', 'nothingBlocks'), { exact: true }).waitFor();
    },
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
