import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDate } from '#domain/calendar/index.ts';
import { formatPhone } from '#domain/format/index.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { joinColleague, makeUnit, staffOf } from '#tests/support/worlds/staff.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
let world: WorkWorld;
let [unitId, requestId, otherId] = ['', '', ''];
const own = 'Karimova';
const money = "so'm";

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await WorkWorld.make(app.server);
  requestId = await world.askAgain();
  const { employer, employee } = world.company;
  const staff = staffOf(app.server, employer);
  await staff.update(employee.jobId, { lastName: own });
  ({ id: otherId } = await staff.hire({ lastName: 'Begimova', firstName: 'Lola' }));
  const today = companyDate(app.server.clock.now());
  unitId = await makeUnit(app.server, employer, 'Savdo', {
    people: [employee.jobId],
    validFrom: today,
  });
});
afterAll(() => app.close());

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: say('common', 'navigation') }).getByRole('link');
const main = (page: Page) => page.locator('main').innerText();

test('a manager has the people of their units without any money, and approves their requests', async () => {
  const session = await joinColleague(app.server, world.company.employer, {
    role: 'manager',
    unitIds: [unitId],
  });
  const visit = await app.visit({ session, viewport: desk });
  const { page } = visit;
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/\/api\/employees(\/|\?)/.test(response.url()))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await page.goto('/employees');
  const rows = page.getByRole('table').locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  expect(await main(page)).toContain(own);
  expect(await main(page)).not.toContain(money);
  await page.getByRole('link', { name: new RegExp(own) }).click();
  await page.getByRole('heading', { level: 2, name: new RegExp(own) }).waitFor();
  expect(await main(page)).toContain('Savdo');
  expect(await main(page)).not.toContain(money);
  expect(answers.join()).toContain(own);
  expect(answers.join()).not.toMatch(/salary|pinfl":"|passport|last4/i);
  await page.goto(`/employees/${otherId}`);
  await page.getByText(say('employees', 'person.notFound'), { exact: true }).waitFor();

  await page.goto(`/requests/${requestId}`);
  await page.getByRole('button', { name: say('payments', 'approve'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('payments', 'approve'), exact: true })
    .click();
  await page.locator('main header').getByText(say('payments', 'state.approved'), { exact: true }).waitFor();
  for (const path of ['/payments', '/transactions', '/ledger', '/analytics', '/reports', '/audit']) {
    await page.goto(path);
    await page.getByRole('heading', { name: say('common', 'pageNotFound') }).waitFor();
  }
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('an accountant has money and files, and none of the settings', async () => {
  const session = await joinColleague(app.server, world.company.employer, { role: 'accountant' });
  const visit = await app.visit({ session, viewport: desk });
  const { page } = visit;
  await page.goto('/employees');
  const rows = page.getByRole('table').locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(2);
  expect(await rows.first().innerText()).toContain(money);
  expect(await navigation(page).evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual(
    ['/home', '/employees', '/attendances', '/requests', '/analytics', '/account'],
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^xodimlar-.*\.csv$/);
  expect(await page.getByRole('link', { name: say('employees', 'hire') }).count()).toBe(0);
  await page.goto('/settings/company');
  await page.getByRole('heading', { name: say('common', 'pageNotFound') }).waitFor();
  await page.goto('/transactions');
  await page.getByRole('heading', { name: say('transactions', 'title') }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('who is removed leaves the company’s page at once, with a sentence', async () => {
  const { employer } = world.company;
  const session = await joinColleague(app.server, employer, { role: 'accountant' });
  const [theirs, owners] = [
    await app.visit({ session, viewport: desk }),
    await app.visit({ session: employer, viewport: desk }),
  ];
  const { page } = theirs;
  await page.goto('/employees');
  await page.getByRole('table').locator('[data-row]').first().waitFor();
  await expect.poll(() => app.server.streaming()).toBe(1);
  // A reload would forget it.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await owners.page.goto('/settings/colleagues');
  const phone = formatPhone(session.phoneNumber);
  const row = owners.page.getByRole('listitem').filter({ hasText: phone });
  await row.getByRole('button', { name: new RegExp(`^${say('colleagues', 'remove')}`) }).click();
  await owners.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('colleagues', 'remove'), exact: true })
    .click();

  await page.getByText(say('shell', 'jobGone', { organization: 'Namuna' }), { exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === '/step/continue');
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect([...theirs.complaints, ...owners.complaints]).toEqual([]);
  await Promise.all([theirs.close(), owners.close()]);
});

test('a manager who is given another unit sees its people at once, with a sentence', async () => {
  const { employer } = world.company;
  const session = await joinColleague(app.server, employer, { role: 'manager', unitIds: [unitId] });
  const today = companyDate(app.server.clock.now());
  const wider = await makeUnit(app.server, employer, 'Ombor', { people: [otherId], validFrom: today });
  const visit = await app.visit({ session, viewport: desk });
  const { page } = visit;
  await page.goto('/employees');
  const rows = page.getByRole('table').locator('[data-row]');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  await expect.poll(() => app.server.streaming()).toBe(1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const change = (unitIds: string[]) =>
    app.server.call('changeColleague', {
      as: employer,
      path: { id: session.jobId },
      body: { role: 'manager', unitIds },
    });
  bodyOf(await change([unitId, wider]));
  const sentence = page.getByText(say('shell', 'jobAltered', { organization: 'Namuna' }), { exact: true });
  await sentence.first().waitFor();
  await page.getByRole('table').getByText('Begimova', { exact: false }).first().waitFor();
  expect(await rows.count()).toBe(2);

  // What is taken away is gone without a touch, too.
  await page.goto(`/employees/${otherId}`);
  await page
    .getByRole('heading', { level: 1, name: /Begimova/ })
    .or(page.getByRole('heading', { level: 2, name: /Begimova/ }))
    .first()
    .waitFor();
  await expect.poll(() => app.server.streaming()).toBe(1);
  bodyOf(await change([unitId]));
  await page.getByText(say('employees', 'person.notFound'), { exact: true }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
