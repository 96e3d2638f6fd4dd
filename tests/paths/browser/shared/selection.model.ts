import type { Page } from 'playwright-core';
import { cases } from '#machines/flows/shared/selection/selectionMachine.cases.ts';
import { selectionLimit } from '#machines/flows/shared/selection/selectionMachine.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver {
  page: Page;
  say: Say;
  load: Gate;
  /** The two visible people, by their ids in the cases. */
  people: Record<string, string>;
  /** Sets what the list finds: as many people as can be chosen, or only the two visible ones. */
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
    // The two visible people are always found; they are the only page.
    if (name === 'none' || name === 'secondPage') return true;
    if (event.type === 'matching.retried') return false;
    if (snapshot.matches('gathering')) return !event.type.startsWith('xstate.');
    // The bar shows when something is chosen, its button when more can be chosen.
    if (event.type === 'selection.cleared') return snapshot.matches('empty');
    return event.type === 'matching.chosen' && (rows.length !== 1 || rows[0]?.id === '3');
  },
});

/** How many are chosen, and which visible ones. The cases' third person stands for all that are not visible. */
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
