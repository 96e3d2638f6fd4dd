import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { desk, startApp, type App } from '#tests/support/app.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
  app.server.clock.set(Date.parse('2026-11-18T09:30:00+05:00'));
});
afterAll(() => app.close());

test('a tile leads to the people it counts; after the shift’s start they are expected and not here', async () => {
  const session = await app.server.signIn('998901000001');
  const { counts } = bodyOf(await app.server.call('getDayBoard', { as: session }));
  const missing = counts.notStarted;
  expect(missing).toBeGreaterThan(0);
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/home');
  await page.getByRole('link', { name: new RegExp(`^${say('home', 'expected')}\\s*${missing}`) }).click();
  await page.waitForURL('**/attendances?show=notStarted');
  const label = say('attendance', 'board.expected');
  await page.getByRole('button', { name: new RegExp(`^${label}\\s*${missing}$`), pressed: true }).waitFor();
  // The count and at least one row say so.
  await expect.poll(() => page.locator('main').getByText(label).count()).toBeGreaterThan(1);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

test('the list of imports says when each was started and by whom', async () => {
  const session = await app.server.signIn('998901000001');
  const as = session;
  const body = { fileName: 'xodimlar.xlsx', rowCount: 1 };
  const { startedBy } = bodyOf(await app.server.call('startImport', { as, body }));
  const visit = await app.visit({ viewport: desk, session });
  const { page } = visit;
  await page.goto('/employees/imports');
  await page.getByText('xodimlar.xlsx').first().waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain(startedBy);
  expect(text).toContain('09:30');
  await visit.close();
});
