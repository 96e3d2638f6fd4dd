import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/commandMenu/commandMenuMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Gate } from '../support/gates.ts';
import { stopTime } from '../support/stillTime.ts';

export interface Driver {
  page: Page;
  say: Say;
  find: Gate;
  /** The company comes to have somebody of the searched name, or nobody. */
  have: (somebody: boolean) => Promise<void>;
  /** Whether time stands still, so that typing pauses when the path says so. */
  time: { isStill: boolean };
}

const dialog = ({ page, say }: Driver) => page.getByRole('dialog', { name: say('shell', 'search') });
const people = (driver: Driver) =>
  dialog(driver)
    .getByRole('group', { name: driver.say('shell', 'people') })
    .getByRole('option');

export const model = defineModel<Driver>()(cases, {
  events: {
    'menu.opened': ({ page }) => page.keyboard.press('Control+k'),
    'menu.closed': ({ page }) => page.keyboard.press('Escape'),
    'text.changed': async (driver) => {
      if (!driver.time.isStill) await stopTime(driver.page);
      driver.time.isStill = true;
      await dialog(driver).getByRole('combobox').fill(driver.event.text);
    },
    'search.retried': (driver) =>
      dialog(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click(),
    'command.chosen': async (driver) => {
      const page = driver.say('common', 'navEmployees');
      await dialog(driver).getByRole('option', { name: page, exact: true }).click();
      await driver.page.waitForURL('**/employees');
    },
    'xstate.done.actor.findPeople': async ({ find, have, case: outcome }) => {
      await find.arrived();
      await have(outcome === 'somebody');
      await find.pass();
    },
    'xstate.error.actor.findPeople': ({ find }) => find.abort(),
  },
  states: {
    closed: (driver) => dialog(driver).waitFor({ state: 'hidden' }),
    'open.idle': async (driver) => {
      await dialog(driver).waitFor();
      if ((await people(driver).count()) > 0) throw new Error('people nobody looked for');
    },
    'open.typing': ({ find }) => {
      if (find.held > 0) throw new Error('people are asked for while somebody types');
    },
    'open.searching': ({ find }) => find.arrived(),
    'open.found': async (driver) => {
      await people(driver).first().waitFor();
      const shown = await people(driver).allInnerTexts();
      const found = driver.snapshot.context.people.map(({ fullName }) => fullName);
      if (shown.length !== found.length || !shown.every((text, index) => text.includes(found[index] ?? '–')))
        throw new Error(`shows ${shown.join()}, not ${found.join()}`);
    },
    'open.nobodyFound': (driver) => dialog(driver).getByText(driver.say('shell', 'nothingFound')).waitFor(),
    'open.failed': (driver) =>
      dialog(driver)
        .getByRole('alert')
        .filter({ hasText: driver.say('common', 'noAnswer') })
        .waitFor(),
  },
  impossible: ({ snapshot: { context }, event }) => {
    if (event.type === 'text.changed') return event.text === context.text;
    // Chosen of what is shown: a page whose name does not match the text is not.
    return event.type === 'command.chosen' && context.text !== '';
  },
  leaveOut: {},
  passTime: async (driver) => {
    await driver.page.clock.fastForward(driver.ms);
    await driver.page.clock.resume();
    driver.time.isStill = false;
  },
});
