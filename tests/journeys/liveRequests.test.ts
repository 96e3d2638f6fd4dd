import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone, startApp, type App, type VisitOptions } from '#tests/support/app.ts';
import { WorkWorld } from '#tests/paths/browser/attendance/work.world.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';

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
const isShown = (page: Page) =>
  page.locator('main[data-state^="shown"], main[data-state="empty"]').first().waitFor();
/** The periodic refresh of the home screens cannot help: their time does not pass. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

test('a new request reaches the overview and the list, its decision the home of the employee, without a reload', async () => {
  const world = await WorkWorld.make(app.server);
  const { employer, employee } = world.company;
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
    .locator('.tile', { hasText: say('home', 'requestsWaiting') })
    .getByText('1', { exact: true })
    .waitFor();

  const body = { requests: [{ id }], event: 'approve' as const };
  bodyOf(await app.server.call('reviewPaymentRequests', { as: employer, body }));
  await home.locator('.movements').getByText(say('payments', 'state.approved')).waitFor();

  await Promise.all([desk.close(), handset.close()]);
  expect([...desk.complaints, ...handset.complaints]).toEqual([]);
});
