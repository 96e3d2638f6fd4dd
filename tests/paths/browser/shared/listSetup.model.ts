import { cases } from '#machines/flows/shared/listSetup/listSetupMachine.cases.ts';
import type { ListSetup } from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';
import { inColumns, inViews, type ListSetupPage } from './listSetup.page.ts';

export interface Driver extends ListSetupPage {
  load: Gate;
  save: Gate;
  /** Saving and forgetting a view. */
  name: Gate;
  forget: Gate;
  /** Chooses columns on another device, and reads what is kept. */
  choose: (hidden: string[]) => Promise<void>;
  kept: () => Promise<string[]>;
}

/** The head of the table, its cells and the menu show the same columns. */
async function showsColumns(driver: Driver & { snapshot: { context: { hidden: string[] } } }) {
  const { page, say, snapshot } = driver;
  const isThere = !snapshot.context.hidden.includes('card');
  const head = page.getByRole('columnheader', { name: say('employees', 'card'), exact: true });
  await head.waitFor({ state: isThere ? 'visible' : 'hidden' });
  const card = page
    .locator('[data-row]')
    .first()
    .getByText(/^••••\s\d{4}$/);
  // The rows may come after the choice of columns.
  await card.waitFor({ state: 'attached' });
  await card.waitFor({ state: isThere ? 'visible' : 'hidden' });
  await inColumns(driver, async (menu) => {
    const box = menu.getByRole('menuitemcheckbox', { name: say('employees', 'card'), exact: true });
    if ((await box.getAttribute('aria-checked')) !== String(isThere))
      throw new Error('the menu has another choice');
  });
}

const columnsOf = (answer: object) => (answer as { output: ListSetup }).output.hidden;

const item = (driver: Driver, name: string) =>
  inColumns(driver, (menu) => menu.getByRole('menuitem', { name, exact: true }).click());

export const model = defineModel<Driver>()(cases, {
  events: {
    'column.toggled': (driver) =>
      inColumns(driver, (menu) =>
        menu.getByRole('menuitemcheckbox', { name: driver.say('employees', 'card'), exact: true }).click(),
      ),
    'columns.chosen': (driver) =>
      driver.case === 'all'
        ? item(driver, driver.say('lists', 'columns.reset'))
        : inViews(driver, (menu) => menu.getByRole('menuitemradio', { name: 'Yangilar' }).click()),
    // A view is changed, and no answer comes.
    'setup.refreshed': async (driver) => {
      const { page, say } = driver;
      let saving = false;
      await inViews(driver, async (menu) => {
        const save = menu.getByRole('menuitem', { name: say('lists', 'views.save') });
        saving = (await save.getAttribute('aria-disabled')) === null;
        const remove = say('lists', 'views.remove', { name: 'Yangilar' });
        await (saving ? save : menu.getByRole('menuitem', { name: remove })).click();
      });
      const dialog = page.getByRole('alertdialog');
      if (saving) await dialog.getByRole('textbox').fill('Yana');
      const confirm = say('lists', saving ? 'views.saving.confirm' : 'views.removing.confirm');
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await (saving ? driver.name : driver.forget).abort();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByRole('button', { name: say('common', 'cancel') }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    'setup.retried': (driver) =>
      item(
        driver,
        driver.say('lists', driver.step.from.label === 'failed' ? 'columns.unread' : 'columns.unsaved'),
      ),
    'xstate.done.actor.loadSetup': async ({ load, choose, event }) => {
      await load.arrived();
      await choose(columnsOf(event));
      await load.pass();
    },
    'xstate.error.actor.loadSetup': ({ load }) => load.abort(),
    'xstate.done.actor.readSetup': async ({ load, choose, event }) => {
      await choose(columnsOf(event));
      await load.pass();
    },
    'xstate.error.actor.readSetup': ({ load }) => load.abort(),
    // What another device has chosen at the same time is what the server has.
    'xstate.done.actor.saveColumns': ({ save, event }) => save.pass({ hidden: columnsOf(event) }),
    'xstate.error.actor.saveColumns': ({ save }) => save.abort(),
  },
  states: {
    loading: async ({ page, load }) => {
      await load.arrived();
      await page.locator('[data-skeleton]').first().waitFor();
    },
    failed: async (driver) => {
      await showsColumns(driver);
      await inColumns(driver, (menu) => menu.getByText(driver.say('lists', 'columns.unread')).waitFor());
    },
    'shown.saved': async (driver) => {
      await showsColumns(driver);
      const { hidden } = driver.snapshot.context;
      const kept = await driver.kept();
      if (kept.join() !== hidden.join()) throw new Error(`${kept.join()} is kept, not ${hidden.join()}`);
    },
    'shown.saving': async (driver) => {
      await driver.save.arrived();
      if (driver.save.held !== 1) throw new Error('two choices are sent at once');
      await showsColumns(driver);
    },
    'shown.reading': async (driver) => {
      await driver.load.arrived();
      await showsColumns(driver);
    },
    'shown.unsaved': async (driver) => {
      await showsColumns(driver);
      await inColumns(driver, (menu) => menu.getByText(driver.say('lists', 'columns.unsaved')).waitFor());
    },
  },
  leaveOut: {
    'views.answered': 'what viewNaming and viewRemoval come to, whose models look at the views',
  },
  // Nothing is left to show again.
  impossible: ({ snapshot, event, case: name }) =>
    event.type === 'columns.chosen' && name === 'all' && snapshot.context.hidden.length === 0,
});
