import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/account/devices/devicesMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'list' | 'end' | 'endOthers', Gate>;
  world: PersonalWorld;
}

const dialog = ({ page }: Driver) => page.getByRole('alertdialog');
const button = ({ page }: Driver, name: string) => page.getByRole('button', { name, exact: true });
const alert = ({ page, say }: Driver) =>
  page
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();

async function answerList({ gates, world, case: name }: Driver & { case: string }): Promise<void> {
  await world.haveOthers(name === 'several');
  await gates.list.pass();
}

const ending = ({
  gates,
  step,
}: Driver & { step: { from: { moment: { snapshot: { context: unknown } } } } }) => {
  const { termination } = step.from.moment.snapshot.context as { termination: unknown };
  return termination === 'others' ? gates.endOthers : gates.end;
};

export const model = defineModel<Driver>()(cases, {
  events: {
    'devices.retried': (driver) => button(driver, driver.say('common', 'tryAgain')).click(),
    'termination.chosen': async (driver) => {
      const { say, world, event } = driver;
      await world.haveOthers(true);
      if (event.termination === 'others') return button(driver, say('personal', 'devices.endOthers')).click();
      return button(driver, say('personal', 'devices.endNamed', { name: world.others[0]! })).click();
    },
    'termination.confirmed': (driver) => dialog(driver).locator('footer').getByRole('button').last().click(),
    'termination.dismissed': (driver) =>
      dialog(driver)
        .getByRole('button', { name: driver.say('common', 'cancel') })
        .click(),
    'xstate.done.actor.loadDevices': answerList,
    'xstate.done.actor.reloadDevices': answerList,
    'xstate.error.actor.loadDevices': ({ gates }) => gates.list.abort(),
    'xstate.error.actor.reloadDevices': ({ gates }) => gates.list.abort(),
    'xstate.done.actor.terminate': (driver) => ending(driver).pass(),
    'xstate.error.actor.terminate': (driver) =>
      driver.case === 'gone' ? ending(driver).fault(404) : ending(driver).abort(),
  },
  states: {
    loading: async ({ page, gates }) => {
      await gates.list.arrived();
      await page.locator('.skeleton').first().waitFor();
    },
    failed: alert,
    'shown.resting': async (driver) => {
      const { page, say, snapshot, world } = driver;
      await page.getByText(say('personal', 'devices.this')).waitFor();
      const others = (snapshot.context.devices ?? []).some(({ current }) => !current);
      const [first = ''] = world.others;
      await page.getByText(others ? first : say('personal', 'devices.alone'), { exact: true }).waitFor();
      if ((await dialog(driver).count()) > 0) throw new Error('it still asks');
    },
    'shown.confirming': (driver) => dialog(driver).waitFor(),
    'shown.terminating': async (driver) => {
      const { termination } = driver.snapshot.context;
      await (termination === 'others' ? driver.gates.endOthers : driver.gates.end).arrived();
    },
    'shown.unterminated': alert,
    'shown.reloading': async (driver) => {
      await driver.gates.list.arrived();
      for (const name of driver.world.others) {
        const end = button(driver, driver.say('personal', 'devices.endNamed', { name }));
        if ((await end.count()) > 0 && (await end.isEnabled()))
          throw new Error('what is being looked at anew can be ended');
      }
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    if (event.type !== 'termination.chosen') return false;
    return name === 'own' || !(snapshot.context.devices ?? []).some(({ current }) => !current);
  },
});
