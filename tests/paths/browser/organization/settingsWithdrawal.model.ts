import { cases } from '#machines/flows/organization/settingsWithdrawal/settingsWithdrawalMachine.cases.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

interface Driver extends ChangeDriver {
  withdraw: Gate;
}

export const model = confirmedChangeModel<Driver, never, never, never>(cases as never, {
  gate: ({ withdraw }) => withdraw,
  choose: ({ page, say }) =>
    page
      .getByRole('button', { name: say('settings', 'withdraw'), exact: true })
      .last()
      .click(),
  title: ({ say }) => say('settings', 'withdrawTitle'),
  confirmLabel: ({ say }) => say('settings', 'withdraw'),
  make: async ({ page, say, withdraw }) => {
    await withdraw.pass();
    await page.getByText(say('settings', 'withdrawn'), { exact: true }).first().waitFor();
    await page.getByText(/ 20 %/).waitFor({ state: 'detached' });
  },
  refuse: { gone: ({ withdraw }) => withdraw.fault(404) },
});
