import { expect } from 'vitest';
import { formatMoney, formatNumber } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { cases } from '#machines/flows/money/payLineChange/payLineChangeMachine.cases.ts';
import { payLineFields } from '#machines/flows/money/payLineChange/payLineChangeMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import { BONUS_AMOUNT, openItemMenu, type PayRunsWorld } from './payRuns.world.ts';

export interface Driver extends ChangeDriver {
  add: Gate;
  withdraw: Gate;
  world: PayRunsWorld;
  /** The run chosen last. */
  chosen: { id: string };
}

const BONUS = formatMoney(BONUS_AMOUNT, 'uz-Latn');

export const model = confirmedChangeModel(cases, {
  gate: (driver: Driver, { verb }) => driver[verb],
  choose: async ({ page, say, world, chosen }, { verb }) => {
    await world.begin();
    await world.withdrawLines();
    Object.assign(chosen, { id: (await world.make()).id });
    if (verb === 'withdraw') await world.addBonus();
    await page.goto(`/payments/runs/${chosen.id}`);
    const item =
      verb === 'add'
        ? say('payLines', 'add')
        : say('payLines', 'withdrawNamed', { kind: say('payLines', 'kind.bonus'), amount: BONUS });
    await openItemMenu(page, say, world.employeeName);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  },
  title: ({ say }, { verb }) => say('payLines', `ask.${verb}`),
  confirmLabel: ({ say }, { verb }) => say('payLines', `verb.${verb}`),
  fields: payLineFields,
  control: ({ page }, field) =>
    field === 'kind' ? page.getByRole('alertdialog').locator('select[name="kind"]') : undefined,
  shownAs: (field, value) => (field === 'amount' && value !== '' ? formatNumber(Number(value) / 100) : value),
  make: async ({ page, say, world, chosen, subject, ...gates }) => {
    const { verb } = subject;
    const before = await world.item(chosen.id);
    await gates[verb].pass();
    await page
      .getByText(say('payLines', `done.${verb}`, { name: world.employeeName }), { exact: true })
      .first()
      .waitFor();
    const after = await world.item(chosen.id);
    const changed = before.amount - after.amount;
    expect(after.lines).toHaveLength(before.lines.length + (verb === 'add' ? 1 : -1));
    expect(changed).not.toBe(0);
    await page
      .getByRole('table', { name: say('runs', 'people') })
      .getByText(formatMoney(tiyin(after.amount), 'uz-Latn').replace(/\s\D+$/, ''))
      .first()
      .waitFor();
  },
  refuse: {
    // The line is taken back meanwhile, or the person is gone.
    gone: ({ subject, ...gates }) => gates[subject.verb].fault(404),
    // The month has come to less meanwhile.
    aboveHalf: ({ add }) => add.pass({ kind: 'deduction', amount: 999_999_999_900 }),
    // The record turns out to be one's own.
    own: async ({ world, subject, ...gates }) => {
      const gate = gates[subject.verb];
      await gate.arrived();
      await world.payEmployer(true);
      await gate.pass();
      await world.payEmployer(false);
    },
  },
  impossible: ({ verb }, refusal) => refusal === 'aboveHalf' && verb !== 'add',
});
