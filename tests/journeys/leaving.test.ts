import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
let world: WorkWorld;
let visit: Visit;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await WorkWorld.make(app.server);
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
afterAll(() => app.close());

/** A link and a key ask; staying keeps the form as it is, leaving goes where it was meant to. */
async function asksBeforeLeaving(page: Page, title: string, leave: string, holds: () => Promise<void>) {
  const { pathname } = new URL(page.url());
  const question = page.getByRole('alertdialog', { name: title });
  const link = page
    .getByRole('navigation', { name: say('common', 'navigation') })
    .getByRole('link', { name: new RegExp(`^${say('common', 'navMoney')}`) });
  await link.click();
  await question.getByRole('button', { name: say('common', 'cancel'), exact: true }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(pathname);
  await holds();
  await link.click();
  await question.getByRole('button', { name: leave, exact: true }).click();
  await page.waitForURL('**/requests');
  await page.locator('main[aria-busy="false"]').waitFor();
}

test('an edited employee is not left without a question, and a form that was not touched is', async () => {
  visit = await app.visit({ session: world.company.employer });
  const { page } = visit;
  const edit = async () => {
    await page.goto(`/employees/${world.company.employee.jobId}/edit`);
    await page.locator('main[aria-busy="false"] input[name="lastName"]').waitFor();
  };
  await edit();
  await page
    .getByRole('navigation', { name: say('common', 'navigation') })
    .getByRole('link', { name: new RegExp(`^${say('common', 'navMoney')}`) })
    .click();
  await page.waitForURL('**/requests');
  await edit();
  const field = page.locator('input[name="lastName"]');
  await field.fill('Boshqayev');
  await asksBeforeLeaving(
    page,
    say('employeeRecord', 'leaveTitle'),
    say('employeeRecord', 'leave'),
    async () => {
      expect(await field.inputValue()).toBe('Boshqayev');
    },
  );
});

test('Back and Forward ask before an edited employee is left, and go where they were meant to', async () => {
  visit = await app.visit({ session: world.company.employer });
  const { page } = visit;
  const { jobId } = world.company.employee;
  await page.goto('/requests');
  await page.locator('main[aria-busy="false"]').waitFor();
  await page
    .getByRole('link', { name: new RegExp(`^${say('common', 'navEmployees')}`) })
    .first()
    .click();
  await page.waitForURL('**/employees');
  await page.locator(`a[href="/employees/${jobId}"]`).first().click();
  await page.locator(`a[href="/employees/${jobId}/edit"]`).first().click();
  const field = page.locator('input[name="lastName"]');
  await field.fill('Boshqayev');
  const question = page.getByRole('alertdialog', { name: say('employeeRecord', 'leaveTitle') });
  for (const entries of [-1, -2]) {
    await page.evaluate((many) => history.go(many), entries);
    await question.getByRole('button', { name: say('common', 'cancel'), exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await page.waitForURL(`**/employees/${jobId}/edit`);
    expect(await field.inputValue()).toBe('Boshqayev');
  }
  await page.evaluate(() => history.go(-2));
  await question.getByRole('button', { name: say('employeeRecord', 'leave'), exact: true }).click();
  await page.waitForURL('**/employees');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(say('employees', 'title'));
  await page.goForward();
  await page.waitForURL(`**/employees/${jobId}`);
  expect(await question.count()).toBe(0);
});

test('an edited profile is not left without a question', async () => {
  visit = await app.visit({ session: world.company.employer });
  const { page } = visit;
  await page.goto('/settings/profile');
  await page.getByRole('button', { name: say('personal', 'profile.edit'), exact: true }).click();
  const field = page.locator('input[name="lastName"]');
  await field.fill('Boshqayev');
  await asksBeforeLeaving(
    page,
    say('personal', 'profile.leaveTitle'),
    say('personal', 'profile.leave'),
    async () => {
      expect(await field.inputValue()).toBe('Boshqayev');
    },
  );
});
