import { cases } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.cases.ts';
import type { BulkVerb } from '#machines/flows/employees/employeeBulk/employeeBulkMachine.ts';
import { remainingRows } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { Key } from '#tests/support/browser/texts.ts';
import type { StaffWorld } from './staff.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  world: StaffWorld;
  change: Gate;
  /** Records of the cases' people, in their order. */
  people: [string, string];
}

const titles: Record<BulkVerb, Key<'employeeList'>> = {
  block: 'bulk.blockTitle',
  unblock: 'bulk.unblockTitle',
  leave: 'bulk.leaveTitle',
};
const to: Record<BulkVerb, string> = { block: 'blocked', unblock: 'active', leave: 'left' };

const result = ({ page, say }: Driver) =>
  page.getByRole('dialog', { name: say('employeeList', 'bulk.finished') });
const selection = ({ page, say }: Driver) =>
  page.getByRole('region', { name: say('employeeList', 'selection') });

export const model = confirmedChangeModel(cases, {
  gate: ({ change }: Driver) => change,
  choose: async (driver, { verb, rows }) => {
    const { page, say } = driver;
    for (const { name } of rows)
      await page.getByRole('checkbox', { name: say('employeeList', 'choose', { name }) }).check();
    await selection(driver)
      .getByRole('button', { name: say('employees', `change.${verb}`), exact: true })
      .click();
    for (const { name } of rows) await page.getByRole('alertdialog').getByText(name).waitFor();
  },
  title: ({ say }, { verb, rows }) => say('employeeList', titles[verb], { count: rows.length }),
  confirmLabel: ({ say }, { verb }) => say('employees', `change.${verb}`),
  fields: ({ verb }) => (verb === 'unblock' ? [] : ['reason']),
  make: async ({ world, change, people, case: outcome, subject: { verb } }) => {
    // A status that allows the change, and one that already has it.
    const [ready, done] =
      verb === 'unblock' ? (['blocked', 'active'] as const) : (['active', 'blocked'] as const);
    await world.setStatus(people[0], ready);
    await world.setStatus(people[1], outcome === 'all' ? ready : done);
    await change.pass();
  },
  refuse: { tooLong: ({ change }) => change.pass({ reason: 'x'.repeat(301) }) },
  report: {
    shows: async (driver, { subject, report }) => {
      const { say, world, people } = driver;
      const { verb, rows } = subject!;
      const failed = remainingRows(rows, report).length;
      await result(driver)
        .getByText(
          failed > 0
            ? say('employeeList', 'bulk.someFailed', { done: rows.length - failed, failed })
            : say('employeeList', 'bulk.allDone', { count: rows.length }),
        )
        .waitFor();
      const why = result(driver).getByText(say('problems', 'illegalTransition'));
      if ((await why.count()) !== failed) throw new Error('it is not said why somebody was refused');
      const status = (await world.record(people[0]))?.status;
      if (status !== to[verb]) throw new Error(`${rows[0]?.name ?? ''} is ${status ?? 'gone'}`);
      // The selection is empty again.
      await selection(driver).waitFor({ state: 'detached' });
    },
    retry: (driver) =>
      result(driver)
        .getByRole('button', { name: driver.say('employeeList', 'bulk.retryFailed') })
        .click(),
    close: (driver) =>
      result(driver)
        .getByRole('button', { name: driver.say('employeeList', 'bulk.close') })
        .click(),
  },
});
