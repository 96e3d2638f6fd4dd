import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/account/linkedIdentities/linkedIdentitiesMachine.cases.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'identities' | 'unlink', Gate>;
  world: PersonalWorld;
}

const section = ({ page }: Driver) => page.locator('section[data-machine="linkedIdentities"]');
const dialog = ({ page }: Driver) => page.getByRole('alertdialog');
const button = (driver: Driver, name: string) => section(driver).getByRole('button', { name, exact: true });
const answer = (driver: Driver, name: string) => dialog(driver).getByRole('button', { name, exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    'list.retried': (driver) => button(driver, driver.say('common', 'tryAgain')).click(),
    'unlinking.chosen': (driver) => button(driver, driver.say('identity', 'unlink')).click(),
    'unlinking.confirmed': (driver) => answer(driver, driver.say('identity', 'unlink')).click(),
    'unlinking.dismissed': (driver) => answer(driver, driver.say('common', 'cancel')).click(),
    'xstate.done.actor.loadIdentities': async ({ gates, world, case: name }) => {
      await world.haveGoogle(name === 'one');
      await gates.identities.pass();
    },
    'xstate.error.actor.loadIdentities': ({ gates }) => gates.identities.abort(),
    'xstate.done.actor.unlink': ({ gates }) => gates.unlink.pass(),
    'xstate.error.actor.unlink': async ({ gates, world, case: name }) => {
      if (name === 'network') return gates.unlink.abort();
      await world.haveGoogle(false);
      return gates.unlink.pass();
    },
  },
  states: {
    loading: async (driver) => {
      await driver.gates.identities.arrived();
      await section(driver).locator('.skeleton').first().waitFor();
    },
    failed: (driver) =>
      section(driver)
        .getByRole('alert')
        .filter({ hasText: driver.say('common', 'noAnswer') })
        .waitFor(),
    shown: async (driver) => {
      const { say, snapshot } = driver;
      const [one] = snapshot.context.identities;
      const told = one ? `Google: ${one.displayName}` : say('identity', 'identitiesNone');
      await section(driver).getByText(told, { exact: true }).waitFor();
      await dialog(driver).waitFor({ state: 'detached' });
    },
    confirming: async (driver) => {
      const { failure } = driver.snapshot.context;
      if (failure) await dialog(driver).getByRole('alert').waitFor();
      else await dialog(driver).waitFor();
    },
    unlinking: ({ gates }) => gates.unlink.arrived(),
  },
  // There is a button beside what is linked alone.
  impossible: ({ snapshot, event }) =>
    event.type === 'unlinking.chosen' &&
    !snapshot.context.identities.some(({ provider }) => provider === event.provider),
});
