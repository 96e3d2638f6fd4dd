import { formatDate } from '#domain/format/index.ts';
import { cases } from '#machines/flows/employees/salaryMoving/salaryMovingMachine.cases.ts';
import type { MovedSalary, MovingForm } from '#machines/flows/employees/salaryMoving/salaryMovingMachine.ts';
import { choosePlannedAction } from '#tests/support/browser/recordPage.ts';
import { typedDate } from '../organization/scheduleClosing.model.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { StaffWorld } from './staff.world.ts';

export interface Driver extends ChangeDriver {
  move: Gate;
  world: StaffWorld;
  id: string;
}

export const model = confirmedChangeModel<Driver, MovedSalary, MovingForm, void>(cases, {
  gate: ({ move }) => move,
  choose: async ({ page, say, world, id }, { salary }) => {
    await world.planSalary(id, salary);
    await page.reload();
    await choosePlannedAction(page, say, 'salaries', 'salaryMove');
  },
  title: ({ say }) => say('employeeRecord', 'salaryMoveTitle'),
  confirmLabel: ({ say }) => say('employeeRecord', 'salaryMove'),
  fields: () => ['to'],
  shownAs: (_, value) => typedDate(value),
  make: async ({ page, say, move }) => {
    await move.pass();
    await page.getByText(say('employeeRecord', 'salaryMoved'), { exact: true }).first().waitFor();
    const date = formatDate('2027-01-01', 'uz-Latn');
    await page
      .getByRole('region', { name: say('employeeRecord', 'salaries') })
      .getByText(say('employeeRecord', 'salaryPlanned', { date }), { exact: true })
      .waitFor();
  },
  refuse: {
    gone: ({ move }) => move.fault(404),
    changed: async ({ move, world, id }) => {
      await move.arrived();
      await world.renameBehindTheBack(id, 'Karimova');
      await move.pass();
    },
    begunMeanwhile: ({ move }) => move.pass({ to: '2026-11-18' }),
  },
});
