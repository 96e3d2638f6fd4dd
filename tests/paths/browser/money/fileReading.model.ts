import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/money/fileReading/fileReadingMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import type { holdSheets } from '../support/sheetGate.ts';
import type { RegistersWorld } from './registers.world.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: RegistersWorld;
  ask: Gate;
  /** Holds the reading of a file. */
  open: Awaited<ReturnType<typeof holdSheets>>['open'];
  register: { id: string; requestId: string };
}

const button = ({ page, say }: Driver, key: 'result.choose' | 'result.otherFile' | 'result.close') =>
  page.getByRole('button', { name: say('registers', key), exact: true });
const row = ({ page, say }: Driver) =>
  page
    .getByRole('table', { name: say('registers', 'result.rows') })
    .getByText(say('registers', 'result.says.paid'), { exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    'file.chosen': async ({ page, world, register, upcoming }) => {
      const outcome = upcoming('readFile') === 'noOutcome' ? undefined : 'OK';
      const file = await world.resultFile(register.requestId, outcome);
      await page.locator('input[type="file"]').setInputFiles(file);
    },
    'reading.retried': ({ page, say }) =>
      page.getByRole('button', { name: say('common', 'tryAgain'), exact: true }).click(),
    'file.closed': (driver) => button(driver, 'result.close').click(),
    'xstate.done.actor.readFile': ({ open }) => open.answer('pass'),
    'xstate.error.actor.readFile': ({ open }) => open.answer('pass'),
    'xstate.done.actor.askServer': ({ ask }) => ask.pass(),
    'xstate.error.actor.askServer': ({ ask }) => ask.abort(),
  },
  // The change that follows asks again when it may have come through: registers.test.ts.
  leaveOut: { 'reading.repeated': 'after a change that got no answer' },
  states: {
    waiting: async (driver) => {
      await button(driver, 'result.choose').waitFor();
      await button(driver, 'result.close').waitFor({ state: 'detached' });
    },
    reading: ({ page, say }) =>
      page
        .getByRole('region', { name: say('registers', 'result.title'), exact: true })
        .and(page.locator('[aria-busy=true]'))
        .waitFor(),
    refused: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('registers', 'result.refusal.noOutcome') })
        .waitFor(),
    asking: async (driver) => {
      await driver.ask.arrived();
      await driver.page.getByText('bank.csv', { exact: true }).waitFor();
    },
    failed: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    shown: async (driver) => {
      await row(driver).waitFor();
      await driver.page
        .getByRole('button', { name: driver.say('registers', 'result.apply', { count: 1 }), exact: true })
        .waitFor();
    },
  },
});
