import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/download/downloadMachine.cases.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  make: Gate;
  place: Gate;
  /** Lets somebody else have so many works under way. */
  others: (count: number) => void;
  /** Requests sent so far. */
  asked: string[];
  /** Names of the files downloaded so far. */
  saved: string[];
}

const formats = { 'one.csv': 'CSV', 'other.xlsx': 'Excel' } as Record<string, string>;
const buttons = ({ page, say }: Driver) => page.getByRole('group', { name: say('lists', 'export') });
const notice = ({ page, say }: Driver) =>
  page.getByRole('alert').filter({ hasText: say('common', 'noAnswer') });

export const model = defineModel<Driver>()(cases, {
  events: {
    'download.started': (driver) =>
      buttons(driver)
        .getByRole('button', { name: formats[driver.event.wanted] ?? '', exact: true })
        .click(),
    'download.retried': async (driver) => {
      const before = driver.asked.at(-1);
      await notice(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click();
      await driver.make.arrived();
      if (driver.asked.at(-1) !== before) throw new Error('trying again asks for another file');
    },
    'download.cancelled': async (driver) => {
      const { say, make } = driver;
      if (driver.step.from.label === 'failed')
        return notice(driver)
          .getByRole('button', { name: say('common', 'close') })
          .click();
      await make.arrived();
      await buttons(driver)
        .getByRole('button', { name: say('lists', 'stopExport') })
        .click();
      return make.cancelled();
    },
    'xstate.done.actor.saveFile': async ({ page, make, saved, step }) => {
      const [file] = await Promise.all([page.waitForEvent('download'), make.pass()]);
      const { wanted } = step.from.moment.snapshot.context as { wanted: string };
      saved.push(file.suggestedFilename());
      const ending = wanted.slice(wanted.indexOf('.'));
      if (!file.suggestedFilename().endsWith(ending)) throw new Error(`${ending} was wanted`);
    },
    'xstate.error.actor.saveFile': ({ make }) => make.abort(),
    'xstate.done.actor.askPlace': async ({ place, others, event }) => {
      const { ahead } = event.output as { ahead: number };
      others(ahead);
      await place.pass();
    },
    'xstate.error.actor.askPlace': ({ place }) => place.abort(),
  },
  states: {
    idle: async (driver) => {
      await notice(driver).waitFor({ state: 'detached' });
      await buttons(driver).getByRole('button', { name: 'CSV', exact: true }).waitFor();
      for (const name of driver.saved)
        await driver.page.locator('.toast').getByText(name, { exact: true }).first().waitFor();
    },
    fetching: async (driver) => {
      await driver.make.arrived();
      const format = driver.snapshot.context.wanted?.endsWith('csv') ? 'csv' : 'xlsx';
      if (!driver.asked.at(-1)?.includes(`"format":"${format}"`))
        throw new Error(`${format} is not asked for`);
      const { ahead } = driver.snapshot.context;
      const state = ahead
        ? driver.say('lists', 'exportWaits', { count: ahead })
        : driver.say('lists', 'exporting');
      await buttons(driver).getByText(state, { exact: true }).waitFor();
    },
    'fetching.asking': ({ place }) => place.arrived(),
    failed: (driver) => notice(driver).waitFor(),
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
  // While a file is prepared, the cancel button shows instead.
  impossible: ({ snapshot, event }) => event.type === 'download.started' && snapshot.matches('fetching'),
});
