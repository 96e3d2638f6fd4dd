import {
  at,
  button,
  gateOf,
  heading,
  inTurn,
  mismatched,
  phoneOf,
  someEmployee,
  type BuiltScreen,
} from './scenes.ts';

/** An employer's overview, records, hires and gates. */
export const employerScreens: readonly BuiltScreen[] = [
  { name: 'overview', who: 'employer', open: at('/home') },
  {
    name: 'reviewing',
    who: 'employer',
    open: inTurn(at('/home'), async ({ page, say }) => {
      await button(page, say('payments', 'approve')).first().click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'employees', who: 'employer', open: at('/employees') },
  {
    name: 'employee',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}`)(scene),
  },
  {
    name: 'employees-chosen',
    who: 'employer',
    open: inTurn(at('/employees'), async ({ page, say }) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await page.getByRole('row').nth(2).getByRole('checkbox').check();
      await page.getByRole('region', { name: say('employeeList', 'selection') }).waitFor();
    }),
  },
  {
    name: 'employees-bulk',
    who: 'employer',
    open: inTurn(at('/employees'), async ({ page, say }) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await page.getByRole('row').nth(2).getByRole('checkbox').check();
      await button(page, say('employees', 'change.block')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'employee-mismatch',
    who: 'employer',
    open: inTurn(
      async (scene) => at(`/employees/${(await mismatched(scene.app)).id}`)(scene),
      async ({ page, say }) => {
        await button(page, say('employeeRecord', 'mismatchFix')).click();
        await page.getByRole('alertdialog').waitFor();
      },
    ),
  },
  {
    name: 'employee-delete',
    who: 'employer',
    open: inTurn(
      async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}`)(scene),
      async ({ page, say }) => {
        await button(page, say('employeeRecord', 'delete')).click();
        await page.getByRole('alertdialog').waitFor();
      },
    ),
  },
  {
    name: 'employee-edit',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/edit`)(scene),
  },
  {
    name: 'employee-conflict',
    who: 'employer',
    open: inTurn(
      async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/edit`)(scene),
      async ({ app, page, say }) => {
        await page.getByRole('textbox', { name: say('employees', 'firstName'), exact: true }).fill('Malika');
        await app.server.db
          .updateTable('employee')
          .set((columns) => ({ version: columns('version', '+', 1), firstName: 'Nodira' }))
          .where('phoneNumber', '=', phoneOf.employee)
          .execute();
        await button(page, say('employeeRecord', 'save')).click();
        await heading(page, say('employeeRecord', 'conflictTitle'));
      },
    ),
    undo: async ({ server }) => {
      await server.db
        .updateTable('employee')
        .set({ firstName: 'Aziza' })
        .where('phoneNumber', '=', phoneOf.employee)
        .execute();
    },
  },
  { name: 'hiring-identity', who: 'employer', open: at('/employees/new') },
  {
    name: 'hiring-errors',
    who: 'employer',
    open: inTurn(at('/employees/new'), ({ page, say }) =>
      button(page, say('employees', 'wizard.next')).click(),
    ),
  },
  {
    name: 'hiring-terms',
    who: 'employer',
    open: inTurn(at('/employees/new'), async ({ page, say }) => {
      const fill = (key: 'firstName' | 'lastName' | 'passport' | 'pinfl', value: string) =>
        page.getByRole('textbox', { name: say('employees', key), exact: true }).fill(value);
      await fill('firstName', 'Malika');
      await fill('lastName', 'Yusupova');
      await fill('passport', 'AD7654321');
      await fill('pinfl', '42203969949920');
      await button(page, say('employees', 'wizard.next')).click();
      await page
        .getByRole('textbox', { name: say('employees', 'card'), exact: true })
        .fill('8600490744313347');
    }),
  },
  { name: 'day-board', who: 'employer', open: at('/attendances') },
  { name: 'requests', who: 'employer', open: at('/requests') },
  { name: 'employer-account', who: 'employer', open: at('/account') },
  {
    name: 'gate-pairing',
    who: 'employer',
    open: async ({ app, page, say }) => {
      await page.goto(`/kiosk/${(await gateOf(app)).id}`);
      await button(page, say('attendance', 'gate.pair')).waitFor();
    },
  },
  {
    name: 'gate',
    who: 'employer',
    open: async ({ app, page, say }) => {
      await page.goto(`/kiosk/${(await gateOf(app)).id}`);
      const pair = button(page, say('attendance', 'gate.pair'));
      const code = page.getByRole('img', { name: say('attendance', 'gate.scanMe') });
      await pair.or(code).waitFor();
      if (await pair.isVisible()) await pair.click();
      await code.waitFor();
    },
  },
];
