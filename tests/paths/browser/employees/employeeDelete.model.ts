import { cases } from '#machines/flows/employees/employeeDelete/employeeDeleteMachine.cases.ts';
import { chooseRecordAction } from '#tests/support/browser/recordPage.ts';
import type { StaffWorld } from './staff.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  world: StaffWorld;
  remove: Gate;
  /** The record that is shown: another one after each deletion. */
  person: { id: string };
}

export const model = confirmedChangeModel(cases, {
  gate: ({ remove }: Driver) => remove,
  choose: ({ page, say }) => chooseRecordAction(page, say, say('employeeRecord', 'delete')),
  title: ({ say }) => say('employeeRecord', 'deleteTitle'),
  confirmLabel: ({ say }) => say('employeeRecord', 'deleteConfirm'),
  make: async ({ page, say, world, remove, person, case: outcome }) => {
    if (outcome === 'left') await world.giveHistory(person.id);
    await remove.pass();
    await page.waitForURL('**/employees');
    await page.getByText(say('employeeRecord', 'deleted'), { exact: true }).first().waitFor();
    const status = (await world.record(person.id))?.status;
    const wanted = outcome === 'left' ? 'left' : undefined;
    if (status !== wanted) throw new Error(`the record is ${status ?? 'gone'}`);
    const kept = page.getByText(say('employeeRecord', 'deletedLeft'));
    if (outcome === 'left') await kept.first().waitFor();
    else if ((await kept.count()) > 0) throw new Error('a record without history is said to be kept');
    person.id = await world.hire();
    await page.goto(`/employees/${person.id}`);
  },
  refuse: { gone: ({ remove }) => remove.fault(404) },
});
