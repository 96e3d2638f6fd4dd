import type { Page } from 'playwright-core';
import { formatCardNumber, formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/money/cardShowing/cardShowingMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { sampleCard } from '#tests/support/worlds/world.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { WorkWorld } from '../time/work.world.ts';
import type { Gate } from '../support/gates.ts';
import type { heldCopies } from './heldCopies.ts';

export interface Driver {
  page: Page;
  say: Say;
  world: WorkWorld;
  show: Gate;
  copies: Awaited<ReturnType<typeof heldCopies>>;
  /** Whether the payer is the one who is paid, and nobody else may pay. */
  payAlone: (alone: boolean) => Promise<void>;
  requestId: string;
}

const number = formatCardNumber(sampleCard);
const sheet = ({ page, say }: Driver) => page.getByRole('dialog', { name: say('payouts', 'card.title') });
const press = (driver: Driver, key: 'card.show' | 'card.copy' | 'card.copied') =>
  sheet(driver)
    .getByRole('button', { name: driver.say('payouts', key), exact: true })
    .click();
const shows = (driver: Driver, key: 'card.after' | 'card.notCopied') =>
  sheet(driver).getByText(driver.say('payouts', key), { exact: true }).waitFor();

export const model = defineModel<Driver>()(cases, {
  events: {
    'card.asked': async ({ page, say, payAlone, requestId, event }) => {
      await payAlone(event.subject.alone);
      await page.goto(`/requests/${requestId}`);
      await page.getByRole('button', { name: say('payouts', 'card.show'), exact: true }).click();
    },
    'password.changed': (driver) =>
      sheet(driver).locator('input[name="password"]').fill(driver.event.password),
    'password.confirmed': (driver) => press(driver, 'card.show'),
    'card.retried': (driver) =>
      sheet(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain'), exact: true })
        .click(),
    'copy.asked': (driver) =>
      press(driver, driver.step.from.label === 'shown.copied' ? 'card.copied' : 'card.copy'),
    'card.closed': (driver) =>
      sheet(driver)
        .getByRole('button', { name: driver.say('common', 'close'), exact: true })
        .click(),
    'xstate.done.actor.showCard': ({ show }) => show.pass(),
    'xstate.error.actor.showCard': async ({ show, payAlone, case: name }) => {
      if (name === 'network') return show.abort();
      if (name === 'passwordWrong') return show.pass({ password: 'Boshqa123' });
      await show.arrived();
      await payAlone(true);
      return show.pass();
    },
    'xstate.done.actor.copyText': ({ copies }) => copies.allow(sampleCard),
    'xstate.error.actor.copyText': ({ copies }) => copies.forbid(),
  },
  states: {
    idle: async (driver) => {
      await sheet(driver).waitFor({ state: 'detached' });
      if ((await driver.page.content()).includes(number)) throw new Error('a card number stays in the page');
    },
    proving: async (driver) => {
      const field = sheet(driver).locator('input[name="password"]');
      await showsFieldError(field, driver.say, driver.snapshot.context.passwordError);
    },
    loading: ({ show }) => show.arrived(),
    failed: (driver) =>
      sheet(driver).getByRole('alert').getByText(driver.say('common', 'noAnswer'), { exact: true }).waitFor(),
    shown: async (driver) => {
      const { say, world } = driver;
      await sheet(driver).getByText(number, { exact: true }).waitFor();
      const amount = formatMoney(tiyin(10_000_000), 'uz-Latn');
      const text = say('payouts', 'card.text', { name: world.employeeName, amount });
      await sheet(driver).getByText(text, { exact: true }).waitFor();
    },
    'shown.uncopied': (driver) => shows(driver, 'card.after'),
    'shown.copying': ({ copies }) => copies.arrived(),
    'shown.copied': (driver) =>
      sheet(driver)
        .getByRole('button', { name: driver.say('payouts', 'card.copied'), exact: true })
        .waitFor(),
    'shown.notCopied': (driver) => shows(driver, 'card.notCopied'),
  },
  // Once a password was typed, the server does not ask for one.
  impossible: ({ case: name, snapshot }) =>
    name === 'passwordNeeded' &&
    (snapshot.context.password !== '' || snapshot.context.subject?.alone === true),
});
