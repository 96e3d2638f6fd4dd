import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/money/salaryRequest/salaryRequestMachine.cases.ts';
import { showsFieldError } from '#tests/support/server/fieldErrors.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { DraftGate } from '../support/draftGate.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from '../time/work.world.ts';

export interface Driver {
  page: Page;
  say: Say;
  salary: Gate;
  send: Gate;
  drafts: DraftGate;
  world: WorkWorld;
  /** Keys and bodies of the requests sent so far. */
  sent: string[];
}

const sheet = ({ page, say }: Driver) => page.getByRole('dialog', { name: say('home', 'requestTitle') });
const press = (driver: Driver, name: string) =>
  sheet(driver).getByRole('button', { name, exact: true }).click();
const amount = (driver: Driver) => sheet(driver).locator('input[name="amount"]');
const noteField = (driver: Driver) => sheet(driver).locator('input[name="note"]');
const cardField = (driver: Driver) => sheet(driver).locator('select[name="card"]');
/** The machine's cards have other ids than the world's, in the same order: the default one is the first. */
const cardIndex = ({ cards, cardId }: { cards: readonly { id: string }[]; cardId: string | null }) =>
  Math.max(
    cards.findIndex(({ id }) => id === cardId),
    0,
  );

async function answer({ salary, world, case: name }: Driver & { case: string }): Promise<void> {
  await salary.arrived();
  await world.setStatus('active');
  await world.earn(name === 'some');
  await salary.pass();
}

export const model = defineModel<Driver>()(cases, {
  events: {
    'amount.changed': (driver) => amount(driver).fill(String((driver.event.amount ?? 0) / 100 || '')),
    'amount.allChosen': (driver) => sheet(driver).locator('form button[type="button"]').click(),
    'card.chosen': (driver) => cardField(driver).selectOption({ index: 1 }),
    'note.changed': (driver) => noteField(driver).fill(driver.event.note),
    'request.submitted': (driver) => press(driver, driver.say('home', 'sendRequest')),
    'request.retried': async (driver) => {
      const before = driver.sent.at(-1);
      await press(driver, driver.say('home', 'sendAgain'));
      await driver.send.arrived();
      if (driver.sent.at(-1) !== before) throw new Error('trying again sent another request, or another key');
    },
    'request.edited': (driver) => press(driver, driver.say('common', 'tryAgain')),
    'salary.retried': (driver) => press(driver, driver.say('common', 'tryAgain')),
    'xstate.done.actor.loadDraft': ({ drafts, event }) => drafts.give(event.output),
    'xstate.error.actor.loadDraft': ({ drafts }) => drafts.fail(),
    'xstate.done.actor.loadSalary': answer,
    'xstate.done.actor.reloadSalary': answer,
    'xstate.error.actor.loadSalary': ({ salary }) => salary.abort(),
    'xstate.error.actor.reloadSalary': ({ salary }) => salary.abort(),
    'xstate.done.actor.sendSalaryRequest': ({ send }) => send.pass(),
    'xstate.error.actor.sendSalaryRequest': async ({ send, world, upcoming, case: name }) => {
      // The response is lost after the work is done: a retry must not make a second request.
      if (name === 'network')
        return upcoming('sendSalaryRequest') === 'default' ? send.fault('lost') : send.abort();
      // More than is enabled: another request came first.
      if (name === 'amount') return send.pass({ amount: 300_000_000 });
      await send.arrived();
      await world.setStatus('blocked');
      return send.pass();
    },
  },
  states: {
    recalling: (driver) => sheet(driver).waitFor(),
    loading: ({ salary }) => salary.arrived(),
    notLoaded: (driver) => sheet(driver).getByRole('alert').waitFor(),
    nothingEnabled: (driver) => sheet(driver).getByText(driver.say('home', 'nothingEnabled')).waitFor(),
    editing: async (driver) => {
      const { amountProblem, note, amount: has, salary } = driver.snapshot.context;
      await showsFieldError(amount(driver), driver.say, amountProblem);
      const meant = has !== null && has === salary?.enabled ? driver.world.enabled : has;
      const expected = [meant === null ? '' : Math.floor(meant / 100), note].join();
      const typed = (await amount(driver).inputValue()).replace(/\s/g, '');
      const shown = [typed, await noteField(driver).inputValue()].join();
      if (shown !== expected) throw new Error(`shows ${shown}, not ${expected}`);
      const index = await cardField(driver).evaluate((field) => (field as HTMLSelectElement).selectedIndex);
      if (index !== cardIndex(driver.snapshot.context)) throw new Error(`shows the card ${index}`);
    },
    sending: ({ send }) => send.arrived(),
    reloading: ({ salary }) => salary.arrived(),
    unsent: (driver) =>
      sheet(driver).getByRole('alert').getByText(driver.say('common', 'noAnswer'), { exact: true }).waitFor(),
    refused: (driver) =>
      sheet(driver).getByRole('alert').getByText(driver.say('problems', 'employeeBlocked')).waitFor(),
    requested: async (driver) => {
      const { say, world, snapshot } = driver;
      await sheet(driver).getByText(say('home', 'requestedText')).waitFor();
      const { amount: asked, note, salary } = snapshot.context;
      const wanted = asked === salary?.enabled ? world.enabled : asked;
      const rows = await world.requests();
      const last4 = world.lastFours[cardIndex(snapshot.context)];
      if (
        rows.map((row) => [row.amount, row.note ?? '', row.last4]).join(' | ') !==
        `${wanted},${note},${last4}`
      )
        throw new Error(`the database has ${JSON.stringify(rows)}`);
    },
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { amount: has, note, cardId } = snapshot.context;
    // Nothing that is seen tells it from a person who has both.
    if (name === 'oneCard') return true;
    if (event.type === 'card.chosen') return event.cardId === cardId;
    if (event.type === 'amount.changed') return event.amount === has;
    return event.type === 'note.changed' && event.note === note;
  },
});
