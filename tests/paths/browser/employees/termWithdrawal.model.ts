import { formatMoney } from '#domain/format/index.ts';
import { cases } from '#machines/flows/employees/termWithdrawal/termWithdrawalMachine.cases.ts';
import { required } from '#machines/support/required.ts';
import { choosePlannedAction } from '#tests/support/browser/recordPage.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { StaffWorld } from './staff.world.ts';

export interface Driver extends ChangeDriver {
  withdraw: Gate;
  world: StaffWorld;
  id: string;
}

export const model = confirmedChangeModel(cases, {
  gate: ({ withdraw }: Driver) => withdraw,
  choose: async ({ page, say, world, id }, { amount }) => {
    await world.planSalary(id, required(amount, 'amount'));
    await page.reload();
    await choosePlannedAction(page, say, 'salaries', 'salaryWithdraw');
  },
  title: ({ say }) => say('employeeRecord', 'salaryWithdrawTitle'),
  confirmLabel: ({ say }) => say('employeeRecord', 'salaryWithdraw'),
  shows: ({ page }, { amount }) =>
    page
      .getByRole('alertdialog')
      .getByText(formatMoney(required(amount, 'amount'), 'uz-Latn'))
      .waitFor(),
  make: async ({ page, say, withdraw, world, id }) => {
    await withdraw.pass();
    await page.getByText(say('employeeRecord', 'salaryWithdrawn'), { exact: true }).first().waitFor();
    await page
      .getByRole('region', { name: say('employeeRecord', 'salaries') })
      .waitFor({ state: 'detached' });
    if ((await world.salaries(id)) !== 1) throw new Error('a withdrawn salary still stands');
  },
  refuse: {
    gone: ({ withdraw }) => withdraw.fault(404),
    changed: async ({ withdraw, world, id }) => {
      await withdraw.arrived();
      await world.renameBehindTheBack(id, 'Karimova');
      await withdraw.pass();
    },
  },
});
