import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/employees/mismatch/mismatchMachine.cases.ts';
import type { MismatchForm } from '#machines/flows/employees/mismatch/mismatchMachine.ts';
import { showsFieldError } from '#tests/support/fieldErrors.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { MismatchWorld } from './mismatch.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  send: Gate;
  /** Keys and bodies of the corrections sent so far. */
  sent: string[];
  world: MismatchWorld;
}

const sheet = ({ page, say }: Driver) =>
  page.getByRole('dialog', { name: say('employeeRecord', 'mismatchTitle') });
const fields = (driver: Driver): Record<keyof MismatchForm, ReturnType<Page['getByLabel']>> => ({
  pinfl: sheet(driver).locator('input[name="pinfl"]'),
  phoneNumber: sheet(driver).locator('input[name="phoneNumber"]'),
});
const fix = ({ page, say }: Driver) =>
  page.getByRole('button', { name: say('employeeRecord', 'mismatchFix'), exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    'mismatch.opened': async (driver) => {
      await driver.world.disagree();
      await driver.page.reload();
      await fix(driver).click();
    },
    'field.changed': (driver) => fields(driver)[driver.event.field].fill(driver.event.value),
    'mismatch.submitted': async (driver) => {
      const before = driver.sent.at(-1);
      const again = driver.step.from.label === 'correcting.unsent';
      await sheet(driver).locator('button[type="submit"]').click();
      if (!again || driver.step.to.label !== 'sending') return;
      await driver.send.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again sent another form, or another key');
    },
    'mismatch.dismissed': (driver) =>
      sheet(driver)
        .getByRole('button', { name: driver.say('common', 'close') })
        .click(),
    'xstate.done.actor.resolveMismatch': async ({ page, say, send, sent, world }) => {
      await send.arrived();
      const { pinfl } = JSON.parse(sent.at(-1)?.split('\n')[1] ?? '{}') as { pinfl: string };
      await world.setPinfl(pinfl);
      await send.pass();
      await page.getByText(say('employeeRecord', 'mismatchResolved'), { exact: true }).first().waitFor();
      if ((await world.recorded()) !== pinfl) throw new Error('the record has another PINFL');
    },
    'xstate.error.actor.resolveMismatch': async ({ send, world, case: name }) => {
      if (name === 'network') return send.abort();
      // The account still has another PINFL than the one that is sent.
      if (name === 'stays') return send.pass();
      if (name === 'taken') return send.pass({ phoneNumber: world.takenPhone });
      await send.arrived();
      await world.saveBehindTheBack();
      return send.pass();
    },
  },
  states: {
    idle: async (driver) => {
      await sheet(driver).waitFor({ state: 'detached' });
    },
    'correcting.typing': async (driver) => {
      const { errors } = driver.snapshot.context;
      await showsFieldError(fields(driver).pinfl, driver.say, errors.pinfl ?? null);
      await showsFieldError(fields(driver).phoneNumber, driver.say, errors.phoneNumber ?? null);
    },
    'correcting.unsent': (driver) =>
      sheet(driver).getByRole('alert').getByText(driver.say('common', 'noAnswer'), { exact: true }).waitFor(),
    'correcting.refused': (driver) =>
      sheet(driver).getByRole('alert').getByText(driver.say('problems', 'changedMeanwhile')).waitFor(),
    sending: async (driver) => {
      await driver.send.arrived();
      const close = sheet(driver).getByRole('button', { name: driver.say('common', 'close') });
      if (await close.isEnabled()) throw new Error('a correction under way can be left');
    },
  },
  impossible: ({ snapshot, event }) => {
    // What somebody else saved refuses everything until the sheet is opened anew.
    if (snapshot.matches({ correcting: 'refused' })) return event.type !== 'mismatch.dismissed';
    return event.type === 'field.changed' && snapshot.context.form[event.field] === event.value;
  },
});
