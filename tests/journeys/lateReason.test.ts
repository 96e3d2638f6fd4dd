import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { bodyOf, shownCode } from '#tests/support/worlds/punching.ts';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { fakeCamera } from '#tests/support/browser/camera.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const camera = fakeCamera();
let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ browserArgs: camera.args }), loadTexts('uz-Latn')]);
});
afterAll(async () => {
  await app.close();
  camera.close();
});

test('an employee says why they were late, the employer refuses it, and the employee reads why without a reload', async () => {
  const world = await WorkWorld.make(app.server);
  await world.wasLate();
  const { employer, employee } = world.company;
  const handset = await app.visit({ session: employee, viewport: phone });
  const { page } = handset;
  // The page’s own refresh cannot help: its time does not pass.
  await page.clock.install({ time: app.server.clock.date() });
  await page.goto('/home?date=2026-11-17#tardiness');
  const day = page.locator('[data-date="2026-11-17"][aria-current="true"]');
  await day.getByText(say('home', 'tardiness.state.due'), { exact: true }).waitFor();
  await expect.poll(() => app.server.streaming(), { timeout: 30_000 }).toBe(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

  await day.getByRole('button', { name: say('home', 'tardiness.write'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: say('home', 'tardiness.ask') });
  await dialog.locator('input[name="reason"]').fill('Avtobus kechikdi');
  await dialog.getByRole('button', { name: say('home', 'tardiness.send'), exact: true }).click();
  await day.getByText(say('home', 'tardiness.state.given'), { exact: true }).waitFor();

  const { items } = bodyOf(await app.server.call('listTardinessReasons', { as: employer }));
  expect(items.map(({ reason }) => reason)).toEqual(['Avtobus kechikdi']);
  const body = { ids: [items[0]!.id], event: 'refuse' as const, note: 'Avtobus har kuni qatnaydi' };
  bodyOf(await app.server.call('reviewTardinessReasons', { as: employer, body }));

  await day.getByText(say('home', 'tardiness.state.refused'), { exact: true }).waitFor();
  await day.getByText(say('home', 'tardiness.noteIs', { note: 'Avtobus har kuni qatnaydi' })).waitFor();
  await page.getByText(say('notifications', 'event.title.reasonRefused')).first().waitFor();
  await handset.close();
  expect(handset.complaints).toEqual([]);
});

test('the screen after a late check-in and the sheet of the day lead to the reason', async () => {
  const world = await WorkWorld.make(app.server);
  app.server.clock.set(Date.parse('2026-11-18T09:20:00+05:00'));
  const handset = await app.visit({ session: world.company.employee, viewport: phone });
  const { page } = handset;
  const write = page.getByRole('link', { name: say('attendance', 'reasonDue.write'), exact: true });
  const until = say('attendance', 'reasonDue.until', { date: '19-noyabr', time: '18:00' });
  const day = page.locator('[data-date="2026-11-18"][aria-current="true"]');

  await page.goto('/qr-scan/attendance-check/in');
  await page.locator('main[data-machine="attendanceCheck"][data-state^="scanning"]').waitFor();
  camera.show((await shownCode(app.server, world.company)).current.code);
  await page.getByRole('heading', { name: say('attendance', 'accepted.in'), level: 1 }).waitFor();
  await page.getByText(until, { exact: true }).waitFor();
  camera.showNothing();
  await assertAccessible(page, 'the screen after a late check-in');
  await write.click();
  await day.getByText(say('home', 'tardiness.state.due'), { exact: true }).waitFor();

  await page.goto('/attendances?date=2026-11-18');
  await page.getByRole('dialog').getByText(until, { exact: true }).waitFor();
  await write.click();
  await day.getByText(say('home', 'tardiness.state.due'), { exact: true }).waitFor();
  await handset.close();
  expect(handset.complaints).toEqual([]);
});
