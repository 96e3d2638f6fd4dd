import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test.each([
  ['/home', '**/api/payments/requests?*'],
  ['/employees', '**/api/employees?*'],
  ['/requests', '**/api/payments/requests?*'],
  ['/attendances', '**/api/attendance/day-board*'],
])('while %s loads, its table has the columns and headings it will have', async (path, call) => {
  const session = await app.server.signIn('998901000001');
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(call, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  const table = page.locator('[role="table"]');
  const shape = () =>
    table.evaluate((element) => ({
      headings: [...element.querySelectorAll('[role="columnheader"]')].map((one) => one.textContent),
      tracks: (element as HTMLElement).style.getPropertyValue('--tracks'),
      cells: element.querySelector('.data-row')?.querySelectorAll('[role="cell"]').length,
    }));
  await table.locator('[data-skeleton]').first().waitFor();
  const loading = await shape();
  release();
  await table.locator('[data-row]').first().waitFor();
  expect(await table.locator('[data-skeleton]').count()).toBe(0);
  expect(loading).toEqual(await shape());
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

// React shows what had to wait for code or texts by a timer, 300 ms after the placeholder: here no timer ever fires.
test('a page appears as soon as its code and texts have loaded', async () => {
  const visit = await app.visit({ viewport: desk, session: await app.server.signIn('998901000001') });
  const { page } = visit;
  await page.clock.install({ time: app.server.clock.date() });
  await page.clock.pauseAt(app.server.clock.now() + 1_000);
  await page.goto('/settings/colleagues');
  await page.getByRole('heading', { name: say('colleagues', 'title'), level: 1 }).waitFor();
  await page.getByRole('listitem').first().waitFor();
  await visit.close();
});
