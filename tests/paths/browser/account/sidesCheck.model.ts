import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/account/sidesCheck/sidesCheckMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';

export interface Driver {
  page: Page;
  say: Say;
}

const choice = ({ page }: Driver, side: string) => page.locator(`input[name="side"][value="${side}"]`);

export const model = defineModel<Driver>()(cases, {
  events: {
    'side.chosen': (driver) => choice(driver, driver.event.side).check(),
    'form.submitted': ({ page, say }) =>
      page.getByRole('button', { name: say('sides', 'next'), exact: true }).click(),
  },
  states: {
    choosing: async (driver) => {
      const { side, error } = driver.snapshot.context;
      for (const one of ['employee', 'employer'])
        if ((await choice(driver, one).isChecked()) !== (side === one))
          throw new Error(`${one} is ${side === one ? 'not ' : ''}chosen`);
      if (error) await driver.page.getByText(driver.say('fields', 'required')).waitFor();
    },
    chosen: ({ page, snapshot }) => page.waitForURL(`**/step/continue?side=${snapshot.context.side}`),
  },
  // Already chosen: no change event.
  impossible: ({ snapshot, event }) => event.type === 'side.chosen' && snapshot.context.side === event.side,
});
