import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { StaffWorld } from '#tests/paths/browser/employees/staff.world.ts';
import { startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

let app: App;
let say: Say;
let visit: Visit;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
afterAll(() => app.close());

test('letters typed before the search has come are in its field, and typing goes on behind them', async () => {
  const { employer } = await StaffWorld.make(app.server);
  visit = await app.visit({ session: employer });
  const { page } = visit;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/CommandMenu-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/home');
  await page.locator('main[aria-busy="false"]').waitFor();
  const asked = page.waitForRequest('**/CommandMenu-*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xod');
  await asked;
  letGo();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe('xod');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('im');
  await expect.poll(() => field.inputValue()).toBe('xodim');
  await page.getByRole('option', { name: say('common', 'navEmployees') }).waitFor();
});
