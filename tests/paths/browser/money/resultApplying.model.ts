import { formatMoney } from '#domain/format/index.ts';
import { cases } from '#machines/flows/money/resultApplying/resultApplyingMachine.cases.ts';
import { resultFields } from '#machines/flows/money/resultApplying/resultApplyingMachine.ts';
import { typedDate } from '../organization/scheduleClosing.model.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { RegistersWorld } from './registers.world.ts';

export interface Driver extends ChangeDriver {
  apply: Gate;
  world: RegistersWorld;
  /** The register chosen last, and its only request. */
  chosen: { id: string; requestId: string };
}

export const model = confirmedChangeModel(cases, {
  gate: ({ apply }: Driver) => apply,
  choose: async ({ page, say, world, chosen }, { reading }) => {
    const requestId = await world.approve();
    Object.assign(chosen, { requestId }, await world.makeRegister());
    await page.goto(`/payments?register=${chosen.id}`);
    const file = await world.resultFile(requestId, reading.paid.count > 0 ? 'OK' : 'Otkaz');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page
      .getByRole('button', { name: say('registers', 'result.apply', { count: 1 }), exact: true })
      .click();
  },
  title: ({ say }) => say('registers', 'result.applyTitle'),
  confirmLabel: ({ say }) => say('registers', 'result.confirm'),
  fields: resultFields,
  shownAs: (field, value) => (field === 'paidOn' ? typedDate(value) : value),
  shows: async ({ page, say }, { reading }) => {
    const outcome = reading.paid.count > 0 ? 'paid' : 'unpaid';
    const amount = formatMoney(reading[outcome].amount, 'uz-Latn');
    const text = say('registers', `result.ask.${outcome}`, { count: 1, amount });
    await page.getByRole('alertdialog').getByText(text, { exact: true }).waitFor();
  },
  make: async ({ page, say, world, apply, subject, chosen }) => {
    await apply.pass();
    await page
      .getByText(say('registers', 'settled', { count: 1 }), { exact: true })
      .first()
      .waitFor();
    const state = subject.reading.paid.count > 0 ? 'paid' : 'failed';
    const row = await world.work.request(chosen.requestId);
    if (row?.state !== state) throw new Error(`the request is ${JSON.stringify(row)}`);
    const shown = page.locator(`[data-row="${chosen.requestId}"]`);
    const word = state === 'paid' ? say('payments', 'state.paid') : say('payouts', `state.${state}`);
    await shown.getByText(word, { exact: true }).waitFor();
  },
  refuse: {
    // Somebody else was first.
    readBefore: async ({ apply, world, subject, chosen }) => {
      await apply.arrived();
      const outcome = subject.reading.paid.count > 0 ? 'paid' : 'unpaid';
      await world.applyResult(chosen.id, chosen.requestId, outcome);
      return apply.pass();
    },
    tooEarly: ({ apply }) => apply.pass({ paidOn: '2026-11-17' }),
  },
  impossible: ({ reading }, refusal) => refusal === 'tooEarly' && reading.paid.count === 0,
});
