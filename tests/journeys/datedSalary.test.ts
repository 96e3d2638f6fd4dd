import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { choosePlannedAction, openTab } from '#tests/support/browser/recordPage.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

const day = (date: CompanyDate) => formatDate(date, 'uz-Latn');
const money = (amount: number) => formatMoney(tiyin(amount), 'uz-Latn');

test('a salary is planned from a day on, is refused for a closed month, and is taken back', async () => {
  const world = await StaffWorld.make(app.server);
  const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza', salary: 600_000_000 });
  const { page } = await app.visit({ session: world.employer });
  await page.goto(`/employees/${id}/edit`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const salary = field(say('employees', 'salary'));
  const from = field(say('employeeRecord', 'salaryFrom'));
  const save = () => page.getByRole('button', { name: say('employeeRecord', 'save'), exact: true }).click();
  await salary.waitFor();
  expect(await from.count()).toBe(0);
  await salary.fill('7000000');
  // Today, until another day is chosen.
  expect(await from.inputValue()).toBe('18.11.2026');
  await salary.fill('6000000');
  await from.waitFor({ state: 'detached' });

  await salary.fill('7000000');
  // Half a date is no date, and the day before it is not saved in its place.
  await from.fill('0112');
  await save();
  await page.getByText(say('calendar', 'dateIncomplete'), { exact: true }).waitFor();
  expect(await world.salaries(id)).toBe(1);
  await from.fill('18.11.2026');
  await app.server.db
    .insertInto('period')
    .values({
      ...{ organizationId: world.organizationId, month: '2026-11', state: 'closed' },
      changedAt: app.server.clock.date(),
    })
    .execute();
  await save();
  // Said before anything is saved.
  await page.getByText(say('fields', 'periodClosed'), { exact: true }).first().waitFor();
  await from.fill('01.12.2026');
  await save();
  const effect = page.getByRole('alertdialog', { name: say('employeeRecord', 'effectTitle'), exact: true });
  await effect.getByText(say('employeeRecord', 'effectNone'), { exact: true }).waitFor();
  expect(await world.salaries(id)).toBe(1);
  await effect.getByRole('button', { name: say('employeeRecord', 'save'), exact: true }).click();

  await page.waitForURL(`**/employees/${id}`);
  await openTab(page, say, 'money');
  const versions = page.getByRole('region', { name: say('employeeRecord', 'salaries') });
  await versions.waitFor();
  const rows = await versions.getByRole('listitem').allInnerTexts();
  expect(rows.map((row) => row.split('\n').slice(0, 2))).toEqual([
    [money(700_000_000), say('employeeRecord', 'salaryPlanned', { date: day('2026-12-01') })],
    [money(600_000_000), say('employeeRecord', 'salaryCurrent', { date: day('2026-11-18') })],
  ]);
  await openTab(page, say, 'overview');
  const history = page.getByRole('region', { name: say('employeeRecord', 'history') });
  await history.getByText(say('employeeRecord', 'salaryFromDay', { date: day('2026-12-01') })).waitFor();

  await openTab(page, say, 'money');
  await choosePlannedAction(page, say, 'salaries', 'salaryWithdraw');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(money(700_000_000)).waitFor();
  await dialog.getByRole('button', { name: say('employeeRecord', 'salaryWithdraw') }).click();
  // Behind an open dialog nothing has a role.
  await dialog.waitFor({ state: 'detached' });
  await versions.waitFor({ state: 'detached' });
  expect(await world.salaries(id)).toBe(1);
});

test('an own limit is planned from a day on, and is taken back', async () => {
  const world = await StaffWorld.make(app.server);
  const id = await world.hire({ lastName: 'Karimova', firstName: 'Aziza' });
  const { page } = await app.visit({ session: world.employer });
  await page.goto(`/employees/${id}/edit`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.locator('input[name="ownBalanceLimit"]').fill('500000');
  await field(say('employeeRecord', 'limitFrom')).fill('01.12.2026');
  await page.getByRole('button', { name: say('employeeRecord', 'save'), exact: true }).click();
  await page.waitForURL(`**/employees/${id}`);
  const label = { field: say('employeeRecord', 'balanceLimit'), date: day('2026-12-01') };
  await page.getByText(say('employeeRecord', 'fieldFromDay', label), { exact: true }).waitFor();
  await openTab(page, say, 'money');
  const limits = page.getByRole('region', { name: say('employeeRecord', 'limits'), exact: true });
  const planned = say('employeeRecord', 'salaryPlanned', { date: day('2026-12-01') });
  await limits.getByText(planned, { exact: true }).waitFor();
  await choosePlannedAction(page, say, 'limits', 'salaryWithdraw');
  const dialog = page.getByRole('alertdialog');
  const asked = { date: day('2026-12-01'), amount: money(50_000_000) };
  await dialog.getByText(say('employeeRecord', 'limitWithdrawText', asked), { exact: true }).waitFor();
  await dialog.getByRole('button', { name: say('employeeRecord', 'salaryWithdraw') }).click();
  await limits.waitFor({ state: 'detached' });
});
