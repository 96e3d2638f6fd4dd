import { afterAll, beforeAll, expect, test } from 'vitest';
import { KioskWorld } from '#tests/paths/browser/time/gateScreen.world.ts';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const evening = '2026-11-18T20:55:12+05:00';
const night = 10 * 3_600_000;

let app: App;
let say: Say;
beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ now: evening }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('a gate’s screen that is without network for a night says since when, and shows codes again in the morning', async () => {
  const world = await KioskWorld.make(app.server);
  const visit = await app.visit({});
  const { page, context } = visit;
  await world.token(context, world.company.gateToken);
  await page.clock.install({ time: new Date(evening) });
  await page.goto(`/kiosk/${world.company.gateId}`);
  const digits = async () => (await page.locator('main').innerText()).replaceAll(/\D/g, '');
  await expect.poll(digits, { timeout: 30_000 }).toContain(await world.digits('current'));

  await context.setOffline(true);
  // A jump fires each timer once: the codes it has run out by minutes, and the night comes on top.
  for (const step of [60_000, 60_000, 60_000, night]) await page.clock.fastForward(step);
  await page.getByRole('heading', { name: say('attendance', 'gate.noConnection'), exact: true }).waitFor();
  const since = say('attendance', 'gate.lastSeen', { date: '18-noyabr', time: '20:55' });
  await page.getByText(since, { exact: true }).waitFor();

  app.server.clock.advance(night);
  await context.setOffline(false);
  await expect.poll(digits, { timeout: 30_000 }).toContain(await world.digits('current'));
  expect(await world.token(context)).toBe(world.company.gateToken);
  await visit.close();
});
