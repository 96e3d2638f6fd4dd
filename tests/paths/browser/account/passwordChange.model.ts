import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/account/passwordChange/passwordChangeMachine.cases.ts';
import type { PasswordForm } from '#machines/flows/account/passwordChange/passwordChangeMachine.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'change', Gate>;
  world: PersonalWorld;
}

const change = ({ page, say }: Driver) =>
  page.getByRole('button', { name: say('personal', 'password.change'), exact: true });
const field = ({ page }: Driver, name: keyof PasswordForm) => page.locator(`input[name="${name}"]`);

export const model = defineModel<Driver>()(cases, {
  events: {
    'change.opened': (driver) => change(driver).click(),
    'change.closed': ({ page, say }) =>
      page
        .locator('form')
        .getByRole('button', { name: say('common', 'cancel') })
        .click(),
    'field.changed': (driver) => field(driver, driver.event.field).fill(driver.event.value),
    'form.submitted': (driver) => change(driver).click(),
    'xstate.done.actor.changePassword': async ({ gates, world }) => {
      await world.setPassword(false);
      await gates.change.pass();
    },
    'xstate.error.actor.changePassword': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.change.abort();
      if (name === 'tooMany') return gates.change.fault(429);
      await world.setPassword(true);
      return gates.change.pass();
    },
  },
  states: {
    closed: async (driver) => {
      await change(driver).waitFor();
      if ((await field(driver, 'password').count()) > 0) throw new Error('a closed form shows its fields');
    },
    open: async (driver) => {
      const { form, errors } = driver.snapshot.context;
      for (const name of Object.keys(form) as (keyof PasswordForm)[]) {
        if ((await field(driver, name).inputValue()) !== form[name])
          throw new Error(`${name} is not as typed`);
        await showsFieldError(field(driver, name), driver.say, errors[name] ?? null);
      }
    },
    'open.sending': async (driver) => {
      await driver.gates.change.arrived();
      if (await change(driver).isEnabled()) throw new Error('it can be sent again meanwhile');
      if (await field(driver, 'password').isEditable()) throw new Error('it can be typed over meanwhile');
    },
    'open.unsent': ({ page, say }) =>
      page
        .getByRole('alert')
        .filter({ hasText: say('common', 'noAnswer') })
        .waitFor(),
    'open.limited': ({ page }) => page.getByRole('timer').waitFor(),
  },
  impossible: ({ snapshot, event }) =>
    event.type === 'field.changed' && snapshot.context.form[event.field] === event.value,
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});
