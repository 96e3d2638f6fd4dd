import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#domain/format/index.ts';
import { tiyin } from '#domain/money.ts';
import { phone, startApp, type App, type VisitOptions } from '#tests/support/browser/app.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

async function open(options: VisitOptions) {
  const visit = await app.visit(options);
  await visit.page.clock.install({ time: app.server.clock.date() });
  return visit;
}
const money = (amount: number) => formatMoney(tiyin(amount), 'uz-Latn');
const isShown = (page: Page) =>
  page.locator('main[data-state^="shown"], main[data-state="empty"]').first().waitFor();
/** The periodic refresh of the home screens cannot help: their time does not pass. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/** What changes on the screen does not depend on which notifications a person wants to see. */
async function chooseNoToasts(as: Session): Promise<void> {
  const { channels } = bodyOf(await app.server.call('getNotificationSettings', { as }));
  const body = { channels: { ...channels, other: { ...channels.other, inApp: false } }, quietHours: null };
  bodyOf(await app.server.call('updateNotificationSettings', { as, body }));
}

test('a new request reaches the overview and the list, its decision the home of the employee, without a reload and without toasts', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer, employee } = world.company;
  for (const as of [employer, employee]) await chooseNoToasts(as);
  const desk = await open({ session: employer });
  const handset = await open({ session: employee, viewport: phone });
  const [overview, list, home] = [desk.page, await desk.context.newPage(), handset.page];
  await overview.goto('/home');
  await list.goto('/requests');
  await home.goto('/home');
  for (const page of [overview, list, home]) await isShown(page);
  await expect.poll(() => app.server.streaming(), { timeout: 30_000 }).toBe(2);
  await stopTime(overview);
  await stopTime(home);

  await world.askAgain();
  const id = await world.undecided();
  for (const page of [overview, list]) await page.locator(`[data-row="${id}"]`).waitFor();
  await overview
    .getByRole('region', { name: say('overview', 'waiting') })
    .getByText('1', { exact: true })
    .waitFor();

  const body = { requests: [{ id }], event: 'approve' as const };
  bodyOf(await app.server.call('reviewPaymentRequests', { as: employer, body }));
  await home.locator('[aria-labelledby="last-title"]').getByText(say('payments', 'state.approved')).waitFor();

  await Promise.all([desk.close(), handset.close()]);
  expect([...desk.complaints, ...handset.complaints]).toEqual([]);
});

test('an employee asks, the employer lowers the amount, and each sees what the other did without a reload', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer, employee } = world.company;
  const desk = await open({ session: employer });
  const handset = await open({ session: employee, viewport: phone });
  const [overview, home] = [desk.page, handset.page];
  for (const page of [overview, home]) {
    await page.goto('/home');
    await isShown(page);
  }
  await expect.poll(() => app.server.streaming(), { timeout: 30_000 }).toBe(2);
  for (const page of [overview, home]) await stopTime(page);

  await home.getByRole('link', { name: say('home', 'askNow'), exact: true }).click();
  const sheet = home.getByRole('dialog', { name: say('home', 'requestTitle') });
  await sheet.locator('input[name="amount"]').fill('400000');
  await sheet.locator('input[name="note"]').fill('Davolanish uchun');
  await sheet.getByRole('button', { name: say('home', 'sendRequest'), exact: true }).click();
  await sheet.getByText(say('home', 'requestedText')).waitFor();
  await sheet.getByText(say('home', 'closeSheet'), { exact: true }).click();

  const row = overview.locator('[data-row]', { hasText: world.employeeName });
  await row.getByText(money(40_000_000), { exact: true }).waitFor();
  await row.getByRole('button', { name: say('payments', 'approve'), exact: true }).click();
  const dialog = overview.getByRole('alertdialog', { name: say('payments', 'approveTitle') });
  await dialog.getByText('Davolanish uchun', { exact: true }).waitFor();
  await dialog.locator('input[name="amount"]').fill('250000');
  await dialog.locator('input[name="reason"]').fill('Qolgani keyingi oyda');
  await dialog.getByRole('button', { name: say('payments', 'approve'), exact: true }).click();
  await row.waitFor({ state: 'detached' });

  const last = home.locator('[aria-labelledby="last-title"] li').first();
  await last.getByText(say('payments', 'state.approved'), { exact: true }).waitFor();
  await last.getByText(money(25_000_000), { exact: true }).waitFor();
  const amounts = { amount: money(25_000_000), asked: money(40_000_000), reason: 'Qolgani keyingi oyda' };
  // With its time stopped the page keeps the toast, which lies over the bell of a phone.
  await home
    .getByRole('listitem')
    .getByRole('button', { name: say('common', 'close'), exact: true })
    .click();
  await home.getByRole('link', { name: new RegExp(`^${say('common', 'notifications')}`) }).click();
  await home
    .getByRole('main')
    .getByText(say('notifications', 'event.body.requestApprovedForLess', amounts))
    .waitFor();

  await Promise.all([desk.close(), handset.close()]);
  expect([...desk.complaints, ...handset.complaints]).toEqual([]);
});
