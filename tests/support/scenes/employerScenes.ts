import { FIRST_DAY } from '#domain/dated/versions.ts';
import { fromSom } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { choosePlannedAction, chooseRecordAction } from '../browser/recordPage.ts';
import { firstSalary } from '../worlds/salaries.ts';
import {
  anotherEmployee,
  at,
  button,
  gateOf,
  heading,
  inTurn,
  findMismatched,
  phoneOf,
  someEmployee,
  someRequest,
  openHiringTerms,
  type BuiltScreen,
} from './scenes.ts';

/** One salary in the middle of the month, and two to come. */
async function changeSalaries({ server }: App, employeeId: string): Promise<void> {
  const { organizationId, savedAt } = await server.db
    .selectFrom('employeeSalary')
    .where('employeeId', '=', employeeId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const first = firstSalary({ organizationId, id: employeeId }, fromSom(7_300_000), savedAt);
  await server.db
    .insertInto('employeeSalary')
    .values([
      { ...first, validFrom: '2026-11-09' },
      { ...first, id: newId(), validFrom: '2026-12-01', salary: fromSom(7_900_000) },
      { ...first, id: newId(), validFrom: '2027-01-01', salary: fromSom(8_500_000) },
    ])
    .execute();
}

const forgetSalaries = async ({ server }: App) => {
  await server.db.deleteFrom('employeeSalary').where('validFrom', '>', FIRST_DAY).execute();
};

async function giveLateReason(app: App): Promise<void> {
  const { id: employeeId, organizationId } = await someEmployee(app);
  const { db, clock } = app.server;
  await db
    .insertInto('tardinessReason')
    .values({
      ...{ organizationId, id: newId(), employeeId, date: '2026-11-13' },
      ...{
        reason: 'Yoʻlda avtobus buzilib qoldi, keyingisi yarim soatdan keyin keldi, undan ham joy topilmadi',
        state: 'given',
        givenAt: clock.date(),
      },
    })
    .execute();
}

const openCounted = (path: string) => inTurn(({ app }) => app.server.figuresCounted(), at(path));

/** An employer's overview, records, hires and gates. */
export const employerScreens: readonly BuiltScreen[] = [
  { name: 'overview', who: 'employer', open: openCounted('/home') },
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
    name: 'employee-beside',
    who: 'employer',
    open: inTurn(at('/employees'), async ({ page }) => {
      await page.locator('[data-row] a').first().click();
      await page.locator('[data-machine="employeeRecord"][data-state="shown.resting"]').waitFor();
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    }),
  },
  {
    name: 'employee-attendance',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/attendance`)(scene),
  },
  {
    name: 'employee-money',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/money`)(scene),
  },
  {
    name: 'employee-history',
    who: 'employer',
    open: async (scene) => at(`/employees/${(await someEmployee(scene.app)).id}/history`)(scene),
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
      async (scene) => at(`/employees/${(await findMismatched(scene.app)).id}`)(scene),
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
        await chooseRecordAction(page, say, say('employeeRecord', 'delete'));
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
    name: 'employee-edit-salary',
    who: 'employer',
    open: inTurn(
      async (scene) => at(`/employees/${(await anotherEmployee(scene.app, 0)).id}/edit`)(scene),
      async ({ page, say }) => {
        await page.getByRole('textbox', { name: say('employees', 'salary') }).fill('7300000');
        const from = page.getByRole('textbox', { name: say('employeeRecord', 'salaryFrom') });
        await from.scrollIntoViewIfNeeded();
      },
    ),
  },
  {
    name: 'employee-salary-effect',
    who: 'employer',
    open: inTurn(
      async (scene) => at(`/employees/${(await anotherEmployee(scene.app, 2)).id}/edit`)(scene),
      async ({ page, say }) => {
        await page.getByRole('textbox', { name: say('employees', 'salary') }).fill('7300000');
        await page.getByRole('textbox', { name: say('employeeRecord', 'salaryFrom') }).fill('01.11.2026');
        await button(page, say('employeeRecord', 'save')).click();
        await page.getByRole('alertdialog').waitFor();
      },
    ),
  },
  {
    name: 'employee-salary-move',
    who: 'employer',
    open: inTurn(
      async (scene) => {
        const { id } = await someEmployee(scene.app);
        await changeSalaries(scene.app, id);
        return at(`/employees/${id}/money`)(scene);
      },
      async ({ page, say }) => {
        await choosePlannedAction(page, say, 'salaries', 'salaryMove');
        await page.getByRole('alertdialog').waitFor();
      },
    ),
    undo: forgetSalaries,
  },
  {
    name: 'employee-salaries',
    who: 'employer',
    open: inTurn(
      async (scene) => {
        const { id } = await someEmployee(scene.app);
        await changeSalaries(scene.app, id);
        return at(`/employees/${id}/money`)(scene);
      },
      ({ page, say }) =>
        page.getByRole('region', { name: say('employeeRecord', 'salaries') }).scrollIntoViewIfNeeded(),
    ),
    undo: forgetSalaries,
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
    open: inTurn(at('/employees/new'), openHiringTerms, ({ page, say }) =>
      page.getByRole('textbox', { name: say('employees', 'card'), exact: true }).fill('8600490744313347'),
    ),
  },
  { name: 'colleagues', who: 'employer', open: at('/settings/colleagues') },
  {
    name: 'colleague-invitation',
    who: 'employer',
    open: inTurn(at('/settings/colleagues'), async ({ page, say }) => {
      await button(page, say('colleagues', 'invite')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'day-board', who: 'employer', open: at('/attendances') },
  { name: 'to-settle', who: 'employer', open: openCounted('/attendances/settle') },
  {
    name: 'late-reason',
    who: 'employer',
    open: async (scene) => {
      const { app, page, say } = scene;
      await giveLateReason(app);
      // The sample person was late that day.
      await at('/attendances?date=2026-11-13&show=late')(scene);
      await button(page, say('attendance', 'reason.refuse')).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
    undo: async ({ server }) => {
      await server.db.deleteFrom('tardinessReason').execute();
    },
  },
  { name: 'requests', who: 'employer', open: at('/requests') },
  {
    name: 'request',
    who: 'employer',
    open: async (scene) => at(`/requests/${(await someRequest(scene.app)).id}`)(scene),
  },
  {
    name: 'request-beside',
    who: 'employer',
    open: inTurn(at('/requests'), async ({ page }) => {
      await page.locator('[data-row] a').first().click();
      await page.locator('[data-machine="page"][data-state="shown.fresh"]').waitFor();
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    }),
  },
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
