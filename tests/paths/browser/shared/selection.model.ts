import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/selection/selectionMachine.cases.ts';
import { selectionLimit } from '#machines/flows/shared/selection/selectionMachine.ts';
import type { Say } from '#tests/support/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  load: Gate;
  /** The two in sight, by the id the cases give them. */
  people: Record<string, string>;
  /** As many as can be chosen, the two in sight among them, or these two alone, are found from now on. */
  crowd: (isThere: boolean) => Promise<void>;
}

const bar = ({ page, say }: Driver) => page.getByRole('region', { name: say('employeeList', 'selection') });
const box = ({ page, say }: Driver, name: string) =>
  page.getByRole('checkbox', { name: say('employeeList', 'choose', { name }), exact: true });

export const model = defineModel<Driver>()(cases, {
  events: {
    'row.toggled': (driver) => box(driver, driver.people[driver.event.row.id] ?? '').click(),
    'page.toggled': ({ page, say }) =>
      page.getByRole('checkbox', { name: say('employeeList', 'choosePage') }).click(),
    'matching.chosen': (driver) => {
      driver.load.close();
      return bar(driver)
        .getByRole('button', { name: driver.say('employeeList', 'chooseMatching', { count: 2 }) })
        .click();
    },
    'matching.retried': (driver) => {
      driver.load.close();
      return bar(driver)
        .getByRole('button', { name: driver.say('common', 'tryAgain') })
        .click();
    },
    'selection.cleared': (driver) =>
      bar(driver)
        .getByRole('button', { name: driver.say('employeeList', 'clear') })
        .click(),
    'xstate.done.actor.gather': async ({ load, crowd, case: name }) => {
      await load.arrived();
      await crowd(name === 'many');
      await load.open();
    },
    'xstate.error.actor.gather': ({ load }) => load.abort(),
  },
  states: {
    empty: (driver) => bar(driver).waitFor({ state: 'detached' }),
    // Left as soon as it is entered.
    weighing: () => undefined,
    chosen: showsChosen,
    full: async (driver) => {
      await showsChosen(driver);
      await bar(driver)
        .getByText(driver.say('employeeList', 'full', { limit: selectionLimit }))
        .waitFor();
    },
    gathering: async (driver) => {
      await driver.load.arrived();
      await bar(driver).getByRole('status').getByText(driver.say('employeeList', 'gathering')).waitFor();
    },
    notGathered: (driver) =>
      bar(driver)
        .getByRole('alert')
        .filter({ hasText: driver.say('common', 'noAnswer') })
        .waitFor(),
  },
  impossible: ({ snapshot, event, case: name }) => {
    const { rows } = snapshot.context;
    // The two in sight are found always; they are the first page and the only one.
    if (name === 'none' || name === 'secondPage') return true;
    if (event.type === 'matching.retried') return false;
    if (snapshot.matches('gathering')) return !event.type.startsWith('xstate.');
    // The bar is there when something is chosen, its button when more can be.
    if (event.type === 'selection.cleared') return snapshot.matches('empty');
    return event.type === 'matching.chosen' && (rows.length !== 1 || rows[0]?.id === '3');
  },
});

/** How many are chosen, and of those in sight which. The third of the cases stands for all out of sight. */
async function showsChosen(driver: Driver & { snapshot: { context: { rows: { id: string }[] } } }) {
  const { rows } = driver.snapshot.context;
  const ids = rows.map(({ id }) => id);
  const count = ids.includes('3') ? rows.length - 1 + (selectionLimit - 2) : rows.length;
  await bar(driver)
    .getByRole('status')
    .getByText(driver.say('employeeList', 'chosen', { count }), { exact: true })
    .waitFor();
  for (const [id, name] of Object.entries(driver.people))
    if ((await box(driver, name).isChecked()) !== ids.includes(id))
      throw new Error(`${name} is ${ids.includes(id) ? 'not ' : ''}chosen`);
}
