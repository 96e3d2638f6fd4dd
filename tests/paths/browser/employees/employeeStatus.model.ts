import { cases } from '#machines/flows/employees/employeeStatus/employeeStatusMachine.cases.ts';
import { reasonRuleOf, type EmployeeVerb } from '#machines/flows/employees/employeeStatus/statusVerbs.ts';
import { chooseRecordAction } from '#tests/support/browser/recordPage.ts';
import type { StaffWorld } from './staff.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  world: StaffWorld;
  change: Gate;
  id: string;
}

type Status = 'active' | 'blocked' | 'left';

const from: Record<EmployeeVerb, Status> = {
  block: 'active',
  unblock: 'blocked',
  leave: 'active',
  rehire: 'left',
};
const to: Record<EmployeeVerb, Status> = {
  block: 'blocked',
  unblock: 'active',
  leave: 'left',
  rehire: 'active',
};
const toasts = {
  block: 'change.blockedToast',
  unblock: 'change.unblockedToast',
  leave: 'change.leftToast',
  rehire: 'change.rehiredToast',
} as const;

export const model = confirmedChangeModel(cases, {
  gate: ({ change }: Driver) => change,
  choose: async ({ page, say, world, id }, { verb }) => {
    await world.setStatus(id, from[verb]);
    await page.reload();
    await chooseRecordAction(page, say, say('employees', `change.${verb}`));
  },
  title: ({ say }, { verb }) => say('employees', `change.${verb}Title`, { name: 'Karimova Aziza' }),
  confirmLabel: ({ say }, { verb }) => say('employees', `change.${verb}`),
  fields: ({ verb }) => (reasonRuleOf(verb) === 'none' ? [] : ['reason']),
  make: async ({ page, say, world, change, id, subject: { verb } }) => {
    await change.pass();
    await page.getByText(say('employees', toasts[verb]), { exact: true }).first().waitFor();
    const status = (await world.record(id))?.status;
    if (status !== to[verb]) throw new Error(`the record is ${status ?? 'gone'} after ${verb}`);
    // The page reloads.
    await page
      .locator('main header')
      .getByText(say('employees', `status.${to[verb]}`), { exact: true })
      .waitFor();
  },
  refuse: {
    // Somebody else did it first.
    illegal: async ({ world, change, id, subject: { verb } }) => {
      await change.arrived();
      await world.setStatus(id, to[verb]);
      await change.pass();
    },
    tooLong: ({ change }) => change.pass({ reason: 'x'.repeat(301) }),
  },
});
