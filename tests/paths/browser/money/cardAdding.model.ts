import { cases, humo } from '#machines/flows/money/cardAdding/cardAddingMachine.cases.ts';
import { groupCard } from '#src/components/form/grouping.ts';
import type { CardsWorld } from './cards.world.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  add: Gate;
  world: CardsWorld;
}

const tick = ({ page, say }: Driver) =>
  page.getByRole('alertdialog').getByRole('checkbox', { name: say('cards', 'makeDefault'), exact: true });

/** The sheet of a person’s cards, with one card in it. */
export const model = confirmedChangeModel(cases, {
  gate: ({ add }: Driver) => add,
  choose: ({ page, say }) =>
    page.getByRole('button', { name: say('cards', 'addTitle'), exact: true }).click(),
  title: ({ say }) => say('cards', 'addTitle'),
  confirmLabel: ({ say }) => say('cards', 'add'),
  fields: () => ['cardNumber'],
  shownAs: (_, value) => groupCard(value),
  picks: { fields: () => ['isDefault'], pick: (driver) => tick(driver).click() },
  shows: async (driver, _, form) => {
    if ((await tick(driver).isChecked()) !== (form.isDefault === 'yes'))
      throw new Error('the tick shows something else');
  },
  make: async (driver) => {
    const { page, say, world, add } = driver;
    const { makeDefault } = lastBody(driver) as { makeDefault: boolean };
    await add.pass();
    await page.getByText(say('cards', 'added'), { exact: true }).first().waitFor();
    const line = page.locator('[data-card="0006"]');
    await line.waitFor();
    if ((await line.getByText(say('cards', 'isDefault'), { exact: true }).count()) !== (makeDefault ? 1 : 0))
      throw new Error('the list shows another default card');
    await world.expectCards([
      { number: humo, isDefault: makeDefault },
      { number: world.first, isDefault: !makeDefault },
    ]);
    await world.onlyFirst();
  },
  refuse: {
    known: async ({ page, add, world }) => {
      await add.arrived();
      await world.have(humo);
      const answer = page.waitForResponse('**/api/employees/*/cards');
      await add.pass();
      await answer;
      await world.onlyFirst();
    },
    tooMany: async ({ page, add, world }) => {
      await add.arrived();
      await world.haveTen();
      const answer = page.waitForResponse('**/api/employees/*/cards');
      await add.pass();
      await answer;
      await world.onlyFirst();
    },
  },
});
