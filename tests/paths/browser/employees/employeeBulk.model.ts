import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.cases.ts';
import { remaining, type BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Key, Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { StaffWorld } from './staff.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: StaffWorld;
  change: Gate;
  /** Records of the people of the cases, in their order. */
  people: [string, string];
  /** Key and body of every change sent so far. */
  sent: string[];
}

const titles: Record<BulkVerb, Key<'employeeList'>> = {
  block: 'bulk.blockTitle',
  unblock: 'bulk.unblockTitle',
  leave: 'bulk.leaveTitle',
};

const asking = ({ page }: Driver) => page.getByRole('alertdialog');
const result = ({ page, say }: Driver) =>
  page.getByRole('dialog', { name: say('employeeList', 'bulk.finished') });
const press = (driver: Driver, name: string) =>
  asking(driver).getByRole('button', { name, exact: true }).click();

/** Sends the same again, and says so when it was not the same. */
async function again(driver: Driver, click: () => Promise<void>, same: boolean): Promise<void> {
  const before = driver.sent.at(-1);
  await click();
  await driver.change.arrived();
  if ((driver.sent.at(-1) === before) !== same)
    throw new Error(same ? 'trying again sent another change, or another key' : 'the key was used twice');
}

/** The changed row of each is on the screen, or its reason why not. */
const statusOf: Record<BulkVerb, string> = { block: 'blocked', unblock: 'active', leave: 'left' };

export const model = defineModel<Driver>()(cases, {
  events: {
    'bulk.chosen': async ({ page, say, event }) => {
      for (const { name } of event.rows)
        await page.getByRole('checkbox', { name: say('employeeList', 'choose', { name }) }).check();
      await page
        .getByRole('region', { name: say('employeeList', 'selection') })
        .getByRole('button', { name: say('employees', `change.${event.verb}`), exact: true })
        .click();
    },
    'reason.changed': (driver) =>
      asking(driver)
        .getByRole('textbox', { name: driver.say('employees', 'change.reason') })
        .fill(driver.event.reason),
    'bulk.confirmed': (driver) => {
      const { verb } = driver.step.from.moment.snapshot.context as { verb: BulkVerb };
      return press(driver, driver.say('employees', `change.${verb}`));
    },
    'bulk.retried': (driver) => again(driver, () => press(driver, driver.say('common', 'tryAgain')), true),
    'failed.retried': (driver) =>
      again(
        driver,
        () =>
          result(driver)
            .getByRole('button', { name: driver.say('employeeList', 'bulk.retryFailed') })
            .click(),
        false,
      ),
    'bulk.closed': async (driver) => {
      if (driver.step.from.label === 'finished')
        await result(driver)
          .getByRole('button', { name: driver.say('employeeList', 'bulk.close') })
          .click();
      else await press(driver, driver.say('common', 'cancel'));
    },
    'xstate.done.actor.changeMany': async ({ world, change, people, case: outcome, step }) => {
      const { verb } = step.from.moment.snapshot.context as { verb: BulkVerb };
      // What allows the change, and what has it already.
      const [ready, done] =
        verb === 'unblock' ? (['blocked', 'active'] as const) : (['active', 'blocked'] as const);
      await world.setStatus(people[0], ready);
      await world.setStatus(people[1], outcome === 'all' ? ready : done);
      await change.pass();
    },
    'xstate.error.actor.changeMany': ({ change, case: name }) => {
      if (name === 'network') return change.abort();
      return change.fault(name === 'running' ? 409 : 403);
    },
  },
  states: {
    idle: async (driver) => {
      await asking(driver).waitFor({ state: 'detached' });
      await result(driver).waitFor({ state: 'detached' });
    },
    confirming: async (driver) => {
      const { verb, reason, reasonProblem, rows } = driver.snapshot.context;
      const { page, say } = driver;
      await page
        .getByRole('alertdialog', { name: say('employeeList', titles[verb], { count: rows.length }) })
        .waitFor();
      for (const { name } of rows) await asking(driver).getByText(name).waitFor();
      if (verb === 'unblock') return;
      const field = asking(driver).getByRole('textbox', { name: say('employees', 'change.reason') });
      if ((await field.inputValue()) !== reason) throw new Error('another reason is shown');
      await showsFieldError(field, say, reasonProblem);
    },
    sending: async (driver) => {
      await driver.change.arrived();
      const cancel = asking(driver).getByRole('button', { name: driver.say('common', 'cancel') });
      if (await cancel.isEnabled()) throw new Error('a change under way can be cancelled');
    },
    unsent: async (driver) => {
      await asking(driver).getByRole('alert').waitFor();
      await asking(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .waitFor();
    },
    refused: (driver) =>
      asking(driver).getByRole('alert').getByText(driver.say('problems', 'forbidden')).waitFor(),
    finished: async (driver) => {
      const { rows, verb, results } = driver.snapshot.context;
      const failed = remaining({ rows, results }).length;
      const { say, world, people } = driver;
      await result(driver)
        .getByText(
          failed > 0
            ? say('employeeList', 'bulk.someFailed', { done: rows.length - failed, failed })
            : say('employeeList', 'bulk.allDone', { count: rows.length }),
        )
        .waitFor();
      const why = result(driver).getByText(say('problems', 'illegalTransition'));
      if ((await why.count()) !== failed) throw new Error('it is not told why somebody was refused');
      const status = (await world.record(people[0]))?.status;
      if (status !== statusOf[verb]) throw new Error(`${rows[0]?.name ?? ''} is ${status ?? 'gone'}`);
    },
  },
  impossible: ({ snapshot, event }) => {
    const { verb, reason } = snapshot.context;
    // No reason is asked for, or it stands there already.
    if (event.type === 'reason.changed') return verb === 'unblock' || event.reason === reason;
    return false;
  },
});
