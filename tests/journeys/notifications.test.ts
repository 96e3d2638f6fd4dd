import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const waiting = { timeout: 30_000 };

let app: App;
let say: Say;
let company: Company;
let own: Session;
let visit: Visit;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await makeCompany(app.server);
  own = await app.server.signIn(company.employee.phoneNumber);
  visit = await app.visit({ viewport: phone, session: own });
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

/** The bell, by its accessible name with this number of unread notifications. */
const bell = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread
      ? `${say('common', 'notifications')}: ${say('notifications', 'unread', { count: unread })}`
      : say('common', 'notifications'),
    exact: true,
  });

async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await bell(page, 0).waitFor();
}

/** Waits until the server has this number of streams open. */
const untilStreams = (count: number) => expect.poll(() => app.server.streaming(), waiting).toBe(count);

const beWarned = () => app.server.signIn(company.employee.phoneNumber, crypto.randomUUID());

test('a terminated device is signed out by the stream alone: the time of its page stands still', async () => {
  const { page } = visit;
  await page.clock.install({ time: app.server.clock.date() });
  await openHome(page);
  await untilStreams(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const other = await beWarned();
  const { status } = await app.server.call('terminateDevice', {
    as: other,
    path: { id: own.deviceId },
  });
  expect(status).toBe(204);
  await page.getByRole('heading', { name: say('auth', 'signInTitle') }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('tabs share one stream, all of them hear, and the lead passes on when its tab closes', async () => {
  const { page, context } = visit;
  await openHome(page);
  await untilStreams(1);
  const second = await context.newPage();
  await openHome(second);
  await beWarned();
  await Promise.all([page, second].map((tab) => bell(tab, 1).waitFor()));
  expect(app.server.streaming()).toBe(1);
  await page.close();
  await untilStreams(1);
  await beWarned();
  await bell(second, 2).waitFor();
  await second.locator('.toast').nth(1).waitFor();
  expect(await second.locator('.toast').count()).toBe(2);
  await untilStreams(1);
});

test('a new device is told at once, leads to the devices, and counts as read then', async () => {
  const { page } = visit;
  await openHome(page);
  await beWarned();
  await bell(page, 1).waitFor();
  const title = say('notifications', 'event.title.warningNewDevice');
  const toast = page.locator('.toast').filter({ hasText: title });
  // A toast under the pointer does not close.
  await toast.hover();
  await assertAccessible(page, 'home with a toast');
  await toast.getByRole('link', { name: title }).click();
  await page.waitForURL('**/settings/devices');
  await bell(page, 0).waitFor();
  await toast.waitFor({ state: 'detached' });
  await assertAccessible(page, 'devices');
  await bell(page, 0).click();
  await page.getByRole('list', { name: say('notifications', 'list') }).waitFor();
  await assertAccessible(page, 'notifications');
});

test('the open list has what comes and what is read elsewhere, by itself', async () => {
  const { page } = visit;
  await page.goto('/notifications');
  await page.getByText(say('notifications', 'empty')).waitFor();
  await untilStreams(1);
  await beWarned();
  const unread = page.locator('[data-row][data-unread]');
  await unread.waitFor();
  await app.server.call('markNotificationsRead', { as: own, body: { ids: [], upTo: 1 } });
  await unread.waitFor({ state: 'detached' });
  await page.locator('[data-row]').waitFor();
});
