import type { Page } from 'playwright-core';
import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.cases.ts';
import type { EmployeeDetails } from '#machines/flows/employees/employeeRecord/employeeRecordMachine.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { choosePlannedAction, chooseRecordAction, openTab } from '#tests/support/browser/recordPage.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { MismatchWorld } from './mismatch.world.ts';
import type { StaffWorld } from './staff.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  staff: StaffWorld;
  /** The record that is shown: its person has an account. */
  world: MismatchWorld;
  gates: Record<'load' | 'remove', Gate>;
}

const dialog = ({ page }: Driver) => page.getByRole('alertdialog');
const answer = (driver: Driver, name: string) =>
  dialog(driver).getByRole('button', { name, exact: true }).click();
const choose = ({ page, say }: Driver, name: string) => chooseRecordAction(page, say, name);
const toast = ({ page }: Driver, text: string) => page.getByText(text, { exact: true }).first().waitFor();
/** Opens a dialog and cancels it. */
const closeAgain = async (driver: Driver) => {
  await answer(driver, driver.say('common', 'cancel'));
  await dialog(driver).waitFor({ state: 'detached' });
};
const openDeletion = (driver: Driver) => choose(driver, driver.say('employeeRecord', 'delete'));
const openCorrection = ({ page, say }: Driver) =>
  page.getByRole('button', { name: say('employeeRecord', 'mismatchFix'), exact: true }).click();

const ofPlanned =
  (action: 'salaryWithdraw' | 'salaryMove') =>
  async ({ page, say }: Driver) => {
    await openTab(page, say, 'money');
    await choosePlannedAction(page, say, 'salaries', action);
  };
const openWithdrawal = ofPlanned('salaryWithdraw');
const openMoving = ofPlanned('salaryMove');

async function found({ gates, staff, world, case: name }: Driver & { case: string }): Promise<void> {
  await gates.load.arrived();
  await staff.planSalary(world.id, name === 'planned' ? tiyin(700_000_000) : null);
  if (name === 'mismatched') await world.disagree();
  else await staff.giveHistory(world.id);
  if (name === 'left') await staff.setStatus(world.id, 'left');
  await gates.load.pass();
}

const notFound = async ({ gates, case: name }: Driver & { case: string }) =>
  name === 'network' ? gates.load.abort() : gates.load.fault(404);

export const model = defineModel<Driver>()(cases, {
  events: {
    'record.retried': ({ page, say }) =>
      page
        .getByRole('alert')
        .getByRole('button', { name: say('common', 'tryAgain') })
        .click(),
    'status.chosen': async (driver) => {
      await choose(driver, driver.say('employees', `change.${driver.event.verb}`));
      await closeAgain(driver);
    },
    'deletion.chosen': async (driver) => {
      await openDeletion(driver);
      await closeAgain(driver);
    },
    'correction.chosen': async (driver) => {
      await openCorrection(driver);
      await closeAgain(driver);
    },
    'withdrawal.chosen': async (driver) => {
      await openWithdrawal(driver);
      await closeAgain(driver);
    },
    'moving.chosen': async (driver) => {
      await openMoving(driver);
      await closeAgain(driver);
    },
    'salary.moved': async (driver) => {
      await openMoving(driver);
      await dialog(driver).locator('input[name="to"]').fill('01012027');
      await answer(driver, driver.say('employeeRecord', 'salaryMove'));
      await toast(driver, driver.say('employeeRecord', 'salaryMoved'));
    },
    'term.withdrawn': async (driver) => {
      await openWithdrawal(driver);
      await answer(driver, driver.say('employeeRecord', 'salaryWithdraw'));
      await toast(driver, driver.say('employeeRecord', 'salaryWithdrawn'));
    },
    'status.changed': async (driver) => {
      const { say, event } = driver;
      await choose(driver, say('employees', `change.${event.verb}`));
      await dialog(driver)
        .getByRole('textbox', { name: say('employees', 'change.reason') })
        .fill('Taʼtilda');
      await answer(driver, say('employees', `change.${event.verb}`));
      await toast(driver, say('employees', 'change.blockedToast'));
    },
    'mismatch.corrected': async (driver) => {
      const { say, world } = driver;
      // PINFLs are unique, and the walk of `mismatch` uses that of its cases.
      const { pinfl } = anyone();
      await world.setPinfl(pinfl);
      await openCorrection(driver);
      await dialog(driver).locator('input[name="pinfl"]').fill(pinfl);
      await answer(driver, say('employeeRecord', 'save'));
      await toast(driver, say('employeeRecord', 'mismatchResolved'));
    },
    // It is unknown whether the record still exists.
    'record.doubtful': async (driver) => {
      await openDeletion(driver);
      await answer(driver, driver.say('employeeRecord', 'deleteConfirm'));
      await driver.gates.remove.abort();
      await dialog(driver).getByRole('alert').waitFor();
      await answer(driver, driver.say('common', 'cancel'));
    },
    'record.deleted': async (driver) => {
      await openDeletion(driver);
      await answer(driver, driver.say('employeeRecord', 'deleteConfirm'));
      await driver.gates.remove.pass();
    },
    'xstate.done.actor.loadEmployee': found,
    'xstate.done.actor.reloadEmployee': found,
    'xstate.error.actor.loadEmployee': notFound,
    'xstate.error.actor.reloadEmployee': notFound,
  },
  states: {
    loading: ({ gates }) => gates.load.arrived(),
    failed: ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
    missing: ({ page, say }) => page.getByText(say('employees', 'person.notFound')).waitFor(),
    'shown.resting': async (driver) => {
      const { page, say, snapshot } = driver;
      const { status, mismatch, salaries } = snapshot.context.employee!;
      await page
        .locator('main header')
        .getByText(say('employees', `status.${status}`), { exact: true })
        .waitFor();
      const fix = page.getByRole('button', { name: say('employeeRecord', 'mismatchFix'), exact: true });
      await openTab(page, say, 'overview');
      await fix.waitFor({ state: mismatch ? 'visible' : 'detached' });
      await openTab(page, say, 'money');
      const planned = page
        .getByRole('region', { name: say('employeeRecord', 'salaries') })
        .getByText(formatMoney(tiyin(700_000_000), 'uz-Latn'));
      await planned.waitFor({ state: salaries.versions.length > 1 ? 'visible' : 'detached' });
      await openTab(page, say, 'overview');
    },
    'shown.reloading': async (driver) => {
      await driver.gates.load.arrived();
      const { page, say } = driver;
      const menu = page.getByRole('button', { name: say('employees', 'person.actions'), exact: true });
      if (await menu.isEnabled()) throw new Error('a record that is being loaded anew can be changed');
    },
    'shown.stale': ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
    deleted: async (driver) => {
      await driver.page.waitForURL('**/employees');
      await toast(driver, driver.say('employeeRecord', 'deleted'));
    },
  },
  impossible: ({ snapshot, event }) => {
    const employee: EmployeeDetails | null = snapshot.context.employee;
    if (!employee) return false;
    if (event.type === 'status.changed') return employee.status !== 'active';
    if (event.type === 'mismatch.corrected') return !employee.mismatch;
    if (event.type === 'term.withdrawn' || event.type === 'salary.moved')
      return employee.salaries.versions.length < 2;
    // An employee who left and has an account cannot be deleted; with an account the record stays as `left`.
    if (event.type === 'record.doubtful') return employee.status === 'left';
    if (event.type === 'record.deleted')
      return employee.status === 'left' || event.outcome !== (employee.registered ? 'left' : 'removed');
    return false;
  },
});
