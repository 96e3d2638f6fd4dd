import type { Locator, Page } from 'playwright-core';
import type { Identity, IdentityField } from '#domain/employee.ts';
import { cases } from '#machines/flows/account/profileSettings/profileSettingsMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Key, Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { PersonalWorld } from './personal.world.ts';
import type { DraftGate } from '../support/draftGate.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  gates: Record<'jobs' | 'save', Gate>;
  drafts: DraftGate;
  world: PersonalWorld;
}

const labels: Record<IdentityField, Key<'personal'>> = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  passportSerialNumber: 'profile.passport',
  pinfl: 'profile.pinfl',
};
const button = ({ page, say }: Driver, key: Key<'personal'>) =>
  page.getByRole('button', { name: say('personal', key), exact: true });
const field = ({ page, say }: Driver, name: IdentityField) =>
  page.getByRole('textbox', { name: say('personal', labels[name]), exact: true });
const noAnswer = ({ page, say }: Driver) =>
  page
    .getByRole('alert')
    .filter({ hasText: say('common', 'noAnswer') })
    .waitFor();

async function holds(control: Locator, value: string): Promise<void> {
  const shown = await control.inputValue();
  if (shown !== value) throw new Error(`the field holds "${shown}", not "${value}"`);
}

const typedIn = ({ lastName, pinfl }: Identity) => ({ lastName, pinfl });

export const model = defineModel<Driver>()(cases, {
  events: {
    'profile.retried': ({ page, say }) =>
      page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    'editing.started': (driver) => button(driver, 'profile.edit').click(),
    'editing.cancelled': ({ page, say }) =>
      page
        .locator('form')
        .getByRole('button', { name: say('common', 'cancel') })
        .click(),
    'field.changed': (driver) => field(driver, driver.event.field).fill(driver.event.value),
    'form.submitted': (driver) => button(driver, 'profile.save').click(),
    'xstate.done.actor.loadProfile': async ({ gates, world, case: name }) => {
      await world.be(name === 'fixed' ? 'held' : 'offered');
      await gates.jobs.pass();
    },
    'xstate.error.actor.loadProfile': ({ gates }) => gates.jobs.abort(),
    'xstate.done.actor.loadDraft': async ({ drafts, world, event, case: name }) => {
      const draft = event.output as Identity | null;
      // The case's own person is another one: only what differs from the account was typed.
      await drafts.give(draft && { ...world.identity, ...(name === 'typed' && typedIn(draft)) });
    },
    'xstate.error.actor.loadDraft': ({ drafts }) => drafts.fail(),
    'xstate.done.actor.saveProfile': ({ gates }) => gates.save.pass(),
    'xstate.error.actor.saveProfile': async ({ page, gates, world, case: name, step }) => {
      if (name === 'network') return gates.save.abort();
      const { form } = step.from.moment.snapshot.context as { form: Identity };
      const mine =
        form.pinfl === cases.cases['field.changed'].pinfl!.value ? form.pinfl : world.identity.pinfl;
      await world.whilePinflTaken(mine, async () => {
        const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
        await gates.save.pass();
        await answered;
      });
    },
  },
  states: {
    loading: ({ gates }) => gates.jobs.arrived(),
    recalling: ({ page }) => page.locator('main[aria-busy="true"][data-state="recalling"]').waitFor(),
    failed: noAnswer,
    viewing: async (driver) => {
      await button(driver, 'profile.edit').waitFor();
      const { lastName } = driver.snapshot.context.facts?.account ?? {};
      const changed = cases.cases['field.changed'].name!.value;
      const shown = lastName === changed ? changed : driver.world.identity.lastName;
      await driver.page.locator('dd').filter({ hasText: shown }).first().waitFor();
    },
    editing: async (driver) => {
      const { facts, errors } = driver.snapshot.context;
      await button(driver, 'profile.save').waitFor();
      const { form } = driver.snapshot.context;
      const changed = cases.cases['field.changed'];
      if ([changed.name!.value, ''].includes(form.lastName))
        await holds(field(driver, 'lastName'), form.lastName);
      for (const name of ['lastName', 'pinfl'] as const)
        await showsFieldError(field(driver, name), driver.say, errors[name] ?? null);
      const locked = !(await field(driver, 'pinfl').isEditable());
      if (facts?.pinflFixed && !locked) throw new Error('a fixed PINFL can be typed over');
    },
    'editing.saving': ({ gates }) => gates.save.arrived(),
    'editing.unsent': noAnswer,
  },
  impossible: ({ snapshot, event }) => {
    if (event.type !== 'field.changed') return false;
    const { facts, form } = snapshot.context;
    return form[event.field] === event.value || (event.field === 'pinfl' && (facts?.pinflFixed ?? false));
  },
});
