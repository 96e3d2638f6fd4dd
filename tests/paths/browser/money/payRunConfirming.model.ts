import { expect } from 'vitest';
import { cases } from '#machines/flows/money/payRunConfirming/payRunConfirmingMachine.cases.ts';
import { payRunConfirmingFields } from '#machines/flows/money/payRunConfirming/payRunConfirmingMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { PayRunsWorld } from './payRuns.world.ts';

export interface Driver extends ChangeDriver {
  confirm: Gate;
  world: PayRunsWorld;
  /** The run chosen last. */
  chosen: { id: string };
}

export const model = confirmedChangeModel(cases, {
  gate: ({ confirm }: Driver) => confirm,
  choose: async ({ page, say, world, chosen }, { confirming }) => {
    await world.begin();
    await world.payEmployer(confirming === 'alone');
    Object.assign(chosen, { id: (await world.make()).id });
    await page.goto(`/payments/runs/${chosen.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('runs', 'verb.confirm'), exact: true })
      .click();
  },
  title: ({ say }) => say('runs', 'confirm.title'),
  confirmLabel: ({ say }) => say('runs', 'confirm.send'),
  fields: payRunConfirmingFields,
  make: async ({ page, say, world, chosen, confirm, subject }) => {
    await confirm.pass();
    const { number } = await world.latestRun();
    await page
      .getByText(say('runs', 'done.confirm', { number: String(number) }), { exact: true })
      .first()
      .waitFor();
    await page.getByText(say('runs', 'state.confirmed'), { exact: true }).waitFor();
    const state = subject.confirming === 'alone' ? 'approvedAlone' : 'approved';
    expect((await world.item(chosen.id)).payment).toMatchObject({ state });
    await page
      .getByRole('table', { name: say('runs', 'people') })
      .getByText(say('payments', `state.${state}`), { exact: true })
      .waitFor();
  },
  refuse: {
    outdated: async ({ confirm, world }) => {
      await confirm.arrived();
      await world.work.earn(false);
      return confirm.pass();
    },
    // Somebody lowered an amount meanwhile.
    otherTotals: async ({ confirm, world, chosen }) => {
      await confirm.arrived();
      await world.setItem(chosen.id, 'exclude');
      return confirm.pass();
    },
    wrongPassword: ({ confirm }) => confirm.pass({ password: 'Birovniki1' }),
  },
});
