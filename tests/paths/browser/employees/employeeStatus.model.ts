import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/employeeStatus/employeeStatusMachine.cases.ts';
import type { EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { StaffWorld } from './staff.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: StaffWorld;
  gates: Record<'load' | 'change' | 'remove', Gate>;
  id: string;
  /** Keys and bodies of the changes sent so far. */
  sent: string[];
}

type Status = 'active' | 'blocked' | 'left';

const asking = ({ page }: Driver) => page.getByRole('alertdialog');
const press = (driver: Driver, name: string) =>
  asking(driver).getByRole('button', { name, exact: true }).click();
const verbOf = (step: { from: { moment: { snapshot: { context: unknown } } } }) =>
  (step.from.moment.snapshot.context as { verb: EmployeeVerb }).verb;

/** Somebody else was quicker, so that the change is no longer allowed. */
const overtaken: Record<EmployeeVerb, Status> = {
  block: 'blocked',
  unblock: 'active',
  leave: 'left',
  rehire: 'active',
};

async function answer({ world, gates, id, case: status }: Driver & { case: string }): Promise<void> {
  await gates.load.arrived();
  await world.setStatus(id, status as Status);
  await gates.load.pass();
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'employee.retried': ({ page, say }) =>
      page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    // Somebody gives up on a deletion that got no answer: then the record is looked at anew.
    'employee.reloaded': async (driver) => {
      const { page, say, gates } = driver;
      await page.getByRole('button', { name: say('employeeRecord', 'delete'), exact: true }).click();
      await press(driver, say('employeeRecord', 'deleteConfirm'));
      await gates.remove.abort();
      await asking(driver).getByRole('alert').waitFor();
      await press(driver, say('common', 'cancel'));
    },
    'change.chosen': ({ page, say, event }) =>
      page
        .getByRole('region', { name: say('employees', 'person.actions') })
        .getByRole('button', { name: say('employees', `change.${event.verb}`), exact: true })
        .click(),
    'reason.changed': (driver) =>
      asking(driver)
        .getByRole('textbox', { name: driver.say('employees', 'change.reason') })
        .fill(driver.event.reason),
    'change.confirmed': (driver) => press(driver, driver.say('employees', `change.${verbOf(driver.step)}`)),
    'change.retried': async (driver) => {
      const before = driver.sent.at(-1);
      await press(driver, driver.say('common', 'tryAgain'));
      await driver.gates.change.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again sent another change, or another key');
    },
    'change.dismissed': async (driver) => {
      const { page, say } = driver;
      const understood = say('employees', 'person.understood');
      if (driver.step.from.label === 'outdated') await page.getByRole('button', { name: understood }).click();
      else await press(driver, driver.step.from.label === 'refused' ? understood : say('common', 'cancel'));
    },
    'xstate.done.actor.loadEmployee': answer,
    'xstate.done.actor.reloadEmployee': answer,
    'xstate.error.actor.loadEmployee': ({ gates, case: name }) =>
      name === 'network' ? gates.load.abort() : gates.load.fault(404),
    'xstate.error.actor.reloadEmployee': ({ gates }) => gates.load.abort(),
    'xstate.done.actor.changeStatus': async ({ gates }) => {
      await gates.change.pass();
      // What became of the record is read.
      await gates.load.pass();
    },
    'xstate.error.actor.changeStatus': async ({ gates, world, id, step, case: name }) => {
      if (name === 'network') return gates.change.abort();
      if (name === 'running') return gates.change.fault(409);
      if (name === 'forbidden') return gates.change.fault(403);
      await gates.change.arrived();
      await world.setStatus(id, overtaken[verbOf(step)]);
      return gates.change.pass();
    },
  },
  states: {
    loading: ({ gates }) => gates.load.arrived(),
    failed: ({ page, say, snapshot }) => {
      const { failure } = snapshot.context;
      return failure?.kind === 'problem'
        ? page.getByText(say('employees', 'person.notFound')).waitFor()
        : page
            .getByRole('alert')
            .filter({ hasText: say('common', 'noAnswer') })
            .waitFor();
    },
    idle: async (driver) => {
      const { page, say, world, id, snapshot } = driver;
      await asking(driver).waitFor({ state: 'detached' });
      const status = snapshot.context.employee?.status ?? 'active';
      await page
        .locator('main header')
        .getByText(say('employees', `status.${status}`), { exact: true })
        .waitFor();
      const record = await world.record(id);
      if (record?.status !== status)
        throw new Error(`the record is ${record?.status ?? 'gone'}, not ${status}`);
    },
    confirming: async (driver) => {
      const { verb, reason, reasonProblem } = driver.snapshot.context;
      const { say } = driver;
      const name = 'Karimova Aziza';
      await driver.page
        .getByRole('alertdialog', { name: say('employees', `change.${verb}Title`, { name }) })
        .waitFor();
      if (verb === 'unblock') return;
      const field = asking(driver).getByRole('textbox', { name: say('employees', 'change.reason') });
      if ((await field.inputValue()) !== reason) throw new Error('another reason is shown');
      await showsFieldError(field, say, reasonProblem);
    },
    sending: async (driver) => {
      await driver.gates.change.arrived();
      const cancel = asking(driver).getByRole('button', { name: driver.say('common', 'cancel') });
      if (await cancel.isEnabled()) throw new Error('a change under way can be cancelled');
    },
    unsent: (driver) => asking(driver).getByRole('alert').waitFor(),
    refused: (driver) =>
      asking(driver).getByRole('alert').getByText(driver.say('problems', 'forbidden')).waitFor(),
    reloading: ({ gates }) => gates.load.arrived(),
    outdated: ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('employees', 'person.outdated') })
        .waitFor(),
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { verb, reason, employee, failure } = snapshot.context;
    if (event.type === 'reason.changed') return verb === 'unblock' || event.reason === reason;
    // Nobody there: nothing to try again. A registered person who left cannot be deleted.
    if (event.type === 'employee.retried') return failure?.kind === 'problem';
    if (event.type === 'employee.reloaded') return employee?.status === 'left';
    // What the cases make of any change is what comes of blocking.
    if (event.type === 'xstate.done.actor.changeStatus') return verb !== 'block';
    return name === 'left' && event.type === 'xstate.done.actor.loadEmployee';
  },
});
