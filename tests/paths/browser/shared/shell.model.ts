import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/shell/shellMachine.cases.ts';
import { goKeys } from '#machines/flows/shared/shell/shellMachine.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';

export interface Driver {
  page: Page;
  say: Say;
}

const keysDialog = ({ page, say }: Driver) => page.getByRole('dialog', { name: say('shell', 'keys') });
const chart = ({ page, say }: Driver) => page.getByRole('complementary', { name: say('machines', 'panel') });
const keysFromMenu = async ({ page, say }: Driver) => {
  await page.getByRole('button', { name: say('shell', 'accountMenu') }).click();
  await page.getByRole('menuitem', { name: say('shell', 'keys') }).click();
};
const chartFromSearch = async ({ page, say }: Driver) => {
  await page.getByRole('button', { name: say('shell', 'search') }).click();
  // The dialog's animation needs the clock to run.
  await page.clock.resume();
  await page.getByRole('option', { name: say('shell', 'chart') }).click();
};

export const model = defineModel<Driver>()(cases, {
  events: {
    'key.pressed': async (driver) => {
      const { key } = driver.event;
      await driver.page.keyboard.press(key === 'mod+k' ? 'Control+k' : key);
      // The clock is stopped while a second key is awaited; the dialog's animation needs it to run.
      if (key === 'mod+k') await driver.page.clock.resume();
      if (key === 'mod+k') {
        await driver.page.getByRole('dialog', { name: driver.say('shell', 'search') }).waitFor();
        await driver.page.keyboard.press('Escape');
      }
      if (key === 'e') await driver.page.waitForURL(`**${goKeys.e}`);
    },
    'keys.toggled': keysFromMenu,
    'keys.closed': ({ page }) => page.keyboard.press('Escape'),
    'chart.toggled': chartFromSearch,
    'chart.closed': (driver) =>
      chart(driver)
        .getByRole('button', { name: driver.say('common', 'close') })
        .click(),
  },
  states: {
    search: () => undefined,
    'keys.closed': (driver) => keysDialog(driver).waitFor({ state: 'hidden' }),
    'keys.open': (driver) => keysDialog(driver).waitFor(),
    'chart.hidden': (driver) => chart(driver).waitFor({ state: 'hidden' }),
    'chart.shown': (driver) => chart(driver).waitFor(),
    'going.resting': () => undefined,
    'going.awaitingPage': () => undefined,
  },
  leaveOut: {},
  // The list of keys is a dialog and has the keys to itself.
  impossible: ({ snapshot, event }) => snapshot.matches({ keys: 'open' }) && event.type !== 'keys.closed',
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
