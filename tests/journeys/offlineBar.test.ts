import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let app: App;
let say: Say;
let company: Company;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  company = await makeCompany(app.server);
});
afterAll(() => app.close());

const desk = { width: 1280, height: 800 };

test.each([
  ['the sign-in on a phone', '/auth/login', phone, '.auth-bar', false],
  ['the sign-in on a desk', '/auth/login', desk, '.auth-bar', false],
  ['the home on a phone', '/home', phone, 'h1', true],
  ['the home on a desk', '/home', desk, '.bar', true],
  ['the scan on a phone', '/qr-scan/attendance-check/in', phone, '.scan > :not(.scan-picture), h1', true],
] as const)('the offline bar covers nothing of %s', async (_name, path, viewport, below, signedIn) => {
  const visit = await app.visit({ viewport, ...(signedIn ? { session: company.employee } : {}) });
  const { page } = visit;
  await page.goto(path);
  await page.locator(below).first().waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
  const bar = page.locator('.offline-bar').filter({ hasText: say('common', 'offline') });
  // Nothing is there while a screen gives way to another.
  const boxOf = async (locator: typeof bar) =>
    (await locator.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect.poll(async () => (await boxOf(page.locator(below))).y).toBeGreaterThanOrEqual(32);
  await expect.poll(() => boxOf(bar)).toMatchObject({ x: 0, y: 0, width: viewport.width });
  const over = await boxOf(bar);
  await expect
    .poll(async () => (await boxOf(page.locator(below))).y)
    .toBeGreaterThanOrEqual(over.y + over.height);
  await visit.close();
});

test('a code typed without a network is told why it cannot be sent', async () => {
  const visit = await app.visit({ viewport: phone, session: company.employee });
  const { page } = visit;
  await page.goto('/qr-scan/attendance-check/in');
  await page.getByRole('button', { name: say('attendance', 'typeCode') }).click();
  await page.locator('input[name="digits"]').waitFor();
  const why = page.getByRole('status').getByText(say('attendance', 'typed.offline'));
  expect(await why.count()).toBe(0);
  await visit.context.setOffline(true);
  await why.waitFor();
  await visit.context.setOffline(false);
  await why.waitFor({ state: 'detached' });
  await visit.close();
});
