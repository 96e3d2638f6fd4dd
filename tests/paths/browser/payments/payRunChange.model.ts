import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/payments/payRunChange/payRunChangeMachine.cases.ts';
import { payRunChangeFields } from '#machines/flows/payments/payRunChange/payRunChangeMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { PayRunsWorld } from './payRuns.world.ts';

export interface Driver extends ChangeDriver {
  change: Gate;
  cancel: Gate;
  world: PayRunsWorld;
  /** The run chosen last. */
  chosen: { id: string };
}

export const model = confirmedChangeModel(cases, {
  gate: ({ change, cancel }: Driver, { verb }) => (verb === 'cancel' ? cancel : change),
  choose: async ({ page, say, world, chosen }, { verb }) => {
    await world.cancelAll();
    Object.assign(chosen, { id: (await world.make()).id });
    if (verb === 'include') await world.setItem(chosen.id, 'exclude');
    await page.goto(`/payments/runs/${chosen.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('runs', `verb.${verb}`), exact: true })
      .click();
  },
  title: ({ say }, { verb }) => say('runs', `ask.${verb}`),
  confirmLabel: ({ say }, { verb }) => say('runs', `verb.${verb}`),
  fields: payRunChangeFields,
  shownAs: (field, value) =>
    field === 'amount' && value !== ''
      ? formatMoney(tiyin(Number(value)), 'uz-Latn').replace(/\s\D+$/, '')
      : value,
  make: async ({ page, say, world, chosen, subject, ...driver }) => {
    const { verb } = subject;
    await (verb === 'cancel' ? driver.cancel : driver.change).pass();
    const name = subject.item ? world.employeeName : '';
    await page
      .getByText(say('runs', `done.${verb}`, { name }), { exact: true })
      .first()
      .waitFor();
    if (verb === 'cancel') {
      await page.getByText(say('runs', 'state.cancelled'), { exact: true }).waitFor();
      const state = await world.stateOf(chosen.id);
      if (state !== 'cancelled') throw new Error(`the run is ${state}`);
      return;
    }
    const { excluded, amount, proposed } = await world.item(chosen.id);
    const wanted =
      verb === 'exclude' ? excluded : !excluded && amount === (verb === 'lower' ? 1_000_000 : proposed);
    if (!wanted) throw new Error(`after ${verb} the person gets ${amount}, excluded: ${excluded}`);
    const shown =
      verb === 'exclude'
        ? say('runs', 'marks.excluded')
        : verb === 'lower'
          ? say('runs', 'insteadOf', { amount: formatMoney(proposed, 'uz-Latn') })
          : say('runs', 'verb.exclude');
    await page
      .getByRole('table', { name: say('runs', 'people') })
      .getByText(shown, { exact: true })
      .waitFor();
  },
  refuse: {
    // Somebody else was first.
    decided: async ({ world, chosen, subject, ...driver }) => {
      const gate = subject.verb === 'cancel' ? driver.cancel : driver.change;
      await gate.arrived();
      await world.cancel(chosen.id);
      return gate.pass();
    },
    gone: ({ change, cancel, subject }) => (subject.verb === 'cancel' ? cancel : change).fault(404),
    tooMuch: ({ change }) => change.pass({ amount: 999_999_999_900 }),
  },
  impossible: ({ verb }, refusal) => refusal === 'tooMuch' && verb !== 'lower',
});
