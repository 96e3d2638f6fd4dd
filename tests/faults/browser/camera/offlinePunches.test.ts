import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { fakeCamera, type FakeCamera } from '#tests/support/browser/camera.ts';
import type { Session } from '#tests/support/server/server.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';
import { GateWorld } from '../../../paths/browser/time/attendanceCheck.world.ts';

let app: App;
let camera: FakeCamera;
let world: GateWorld;
let say: Say;
let visit: Visit;

beforeAll(async () => {
  camera = fakeCamera();
  [app, say] = await Promise.all([startApp({ browserArgs: camera.args }), loadTexts('uz-Latn')]);
  world = await GateWorld.make(app.server, camera);
});
afterAll(async () => {
  await app.close();
  camera.close();
});
beforeEach(async () => {
  camera.showNothing();
  await world.forgetDay();
  visit = await app.visit({ viewport: phone, session: await employee() });
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

/** Of the phone's own person, signed in anew. */
const employee = () => app.server.signIn(world.company.employee.phoneNumber, world.company.employee.deviceId);
const kept = (page: Page) => page.getByRole('heading', { name: say('attendance', 'kept') });
const state = (page: Page, name: 'queued' | 'accepted') =>
  page.getByText(say('attendance', `queue.state.${name}`), { exact: true });
const list = (page: Page) => page.getByRole('region', { name: say('attendance', 'queue.title') });

/** Opens check-in with a network, loses it, and scans the gate's code. */
async function scanOffline(page: Page): Promise<void> {
  await page.goto('/qr-scan/attendance-check/in');
  await page.getByText(say('attendance', 'scan.searching')).first().waitFor();
  await visit.context.setOffline(true);
  camera.show(world.code(0));
  await kept(page).waitFor();
  await state(page, 'queued').waitFor();
}

/** The number of calls that carry a punch, as the server gets them. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/attendance/check')) sent += 1;
  });
  return () => sent;
}

test('a punch without a network is kept, and sent once when there is one', async () => {
  const { page } = visit;
  const sent = countSent(page);
  await scanOffline(page);
  expect(await world.punches()).toHaveLength(0);
  await visit.context.setOffline(false);
  await page.getByRole('heading', { name: say('attendance', 'accepted.in') }).waitFor();
  expect(await world.punches()).toHaveLength(1);
  await page.getByRole('link', { name: say('common', 'toHome') }).click();
  await list(page).getByText(say('attendance', 'queue.state.accepted'), { exact: true }).waitFor();
  await list(page)
    .getByRole('button', { name: say('attendance', 'queue.hide') })
    .click();
  await list(page).waitFor({ state: 'detached' });
  expect(sent()).toBe(1);
});

test('it outlives its tab: the next one sends it, and two send it once', async () => {
  const { page, context } = visit;
  await scanOffline(page);
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/home'), two.goto('/home')]);
  for (const tab of [one, two]) await state(tab, 'accepted').waitFor();
  expect(await world.punches()).toHaveLength(1);
});

test('an answer that was lost is asked for again under the same id', async () => {
  const { page } = visit;
  await scanOffline(page);
  let calls = 0;
  await page.route('**/api/attendance/check', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await visit.context.setOffline(false);
  await page.getByRole('heading', { name: say('attendance', 'accepted.in') }).waitFor();
  expect(calls).toBeGreaterThan(1);
  expect(await world.punches()).toHaveLength(1);
});

test('another person on this phone neither sees nor sends it; its own does', async () => {
  const { page } = visit;
  const other = await hireSomebody(app.server, world.company.employer);
  await page.route('**/api/attendance/check', (route) => route.abort('connectionreset'));
  await scanOffline(page);
  await visit.context.setOffline(false);
  const become = async ({ accessToken, refreshToken, deviceId }: Session) => {
    await page.evaluate(
      (stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      },
      { token: accessToken, refreshToken, deviceId, tokenExpire: new Date(0).toISOString() },
    );
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await become(other);
  await page.unroute('**/api/attendance/check');
  await page.getByRole('heading', { name: say('home', 'lastRequests') }).waitFor();
  expect(await list(page).count()).toBe(0);
  expect(await world.punches()).toHaveLength(0);
  await become(await employee());
  await state(page, 'accepted').waitFor();
  const [punch] = await world.punches();
  expect(punch).toMatchObject({ employeeId: world.company.employee.jobId });
});

test('a phone that stores nothing says so', async () => {
  const { page } = visit;
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/qr-scan/attendance-check/in');
  await page.getByText(say('attendance', 'scan.searching')).first().waitFor();
  await visit.context.setOffline(true);
  camera.show(world.code(0));
  await page.getByRole('heading', { name: say('attendance', 'notKept') }).waitFor();
  await visit.context.setOffline(false);
  await page.getByRole('button', { name: say('attendance', 'sendAgain') }).click();
  await page.getByRole('heading', { name: say('attendance', 'accepted.in') }).waitFor();
  expect(await world.punches()).toHaveLength(1);
});
