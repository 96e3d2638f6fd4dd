import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/employeeDelete/employeeDeleteMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { StaffWorld } from './staff.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: StaffWorld;
  remove: Gate;
  id: string;
  /** Keys of the deletions sent so far. */
  sent: string[];
}

const dialog = ({ page, say }: Driver) =>
  page.getByRole('alertdialog', { name: say('employeeRecord', 'deleteTitle') });
const press = (driver: Driver, name: string) =>
  dialog(driver).getByRole('button', { name, exact: true }).click();

export const model = defineModel<Driver>()(cases, {
  events: {
    'delete.chosen': ({ page, say }) =>
      page.getByRole('button', { name: say('employeeRecord', 'delete'), exact: true }).click(),
    'delete.confirmed': (driver) => press(driver, driver.say('employeeRecord', 'deleteConfirm')),
    'delete.retried': async (driver) => {
      const before = driver.sent.at(-1);
      await press(driver, driver.say('common', 'tryAgain'));
      await driver.remove.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again has another key');
    },
    // What was refused is only to be understood.
    'delete.dismissed': (driver) =>
      press(
        driver,
        driver.step.from.label === 'refused'
          ? driver.say('employees', 'person.understood')
          : driver.say('common', 'cancel'),
      ),
    'xstate.done.actor.deleteEmployee': async ({ world, remove, id, case: outcome }) => {
      if (outcome === 'left') await world.giveHistory(id);
      await remove.pass();
    },
    'xstate.error.actor.deleteEmployee': ({ remove, case: name }) =>
      name === 'network' ? remove.abort() : remove.fault(404),
  },
  states: {
    idle: async (driver) => {
      await dialog(driver).waitFor({ state: 'detached' });
    },
    confirming: (driver) => dialog(driver).waitFor(),
    deleting: async (driver) => {
      await driver.remove.arrived();
      const cancel = dialog(driver).getByRole('button', { name: driver.say('common', 'cancel') });
      if (await cancel.isEnabled()) throw new Error('a deletion under way can be cancelled');
    },
    unsent: (driver) =>
      dialog(driver).getByRole('alert').getByText(driver.say('common', 'noAnswer')).waitFor(),
    refused: (driver) =>
      dialog(driver).getByRole('alert').getByText(driver.say('problems', 'notFound')).waitFor(),
    deleted: async ({ page, say, world, id }) => {
      await page.waitForURL('**/employees');
      await page.getByText(say('employeeRecord', 'deleted'), { exact: true }).first().waitFor();
      const left = (await world.record(id))?.status;
      const told = page.getByText(say('employeeRecord', 'deletedLeft'));
      if (left !== undefined && left !== 'left') throw new Error(`the record is ${left}`);
      if (left === 'left') await told.first().waitFor();
      else if ((await told.count()) > 0) throw new Error('what became of the history is not told as it is');
    },
  },
});
