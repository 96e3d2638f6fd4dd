import { formatMoney } from '#domain/format/index.ts';
import { cases } from '#machines/flows/money/registerMaking/registerMakingMachine.cases.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { RegistersWorld } from './registers.world.ts';

export interface Driver extends ChangeDriver {
  make: Gate;
  world: RegistersWorld;
  /** Of the request that waits. */
  chosen: { id: string };
}

export const model = confirmedChangeModel(cases, {
  gate: ({ make }: Driver) => make,
  choose: async ({ page, say, world, chosen }) => {
    // What an earlier step put into a register waits no more.
    if ((await world.work.request(chosen.id))?.state !== 'approved') chosen.id = await world.approve();
    await page.goto('/payments/registers');
    await page.getByRole('button', { name: say('registers', 'make'), exact: true }).click();
  },
  title: ({ say }) => say('registers', 'makeTitle'),
  confirmLabel: ({ say }) => say('registers', 'make'),
  shows: ({ page, say }, { count, amount }) =>
    page
      .getByRole('alertdialog')
      .getByText(say('registers', 'makeText', { count, amount: formatMoney(amount, 'uz-Latn') }), {
        exact: true,
      })
      .waitFor(),
  make: async ({ page, say, make, world, chosen }) => {
    await make.pass();
    await page.waitForURL(/\/payments\?register=/);
    await page.getByRole('button', { name: say('registers', 'markPaid'), exact: true }).waitFor();
    await page.locator(`[data-row="${chosen.id}"]`).waitFor();
    const row = await world.work.request(chosen.id);
    if (row?.state !== 'sending') throw new Error(`the request is ${JSON.stringify(row)}`);
  },
  refuse: {
    // Somebody else was first.
    nothingWaits: async ({ make, world }) => {
      await make.arrived();
      await world.makeRegister();
      return make.pass();
    },
  },
});
