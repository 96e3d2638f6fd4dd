import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EntryWorld } from '#tests/paths/browser/auth/entry.world.ts';
import { addCompany } from '#tests/support/worlds/people.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { isLong } from '#tests/support/run/long.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const rounds = isLong ? 20 : 5;
const threeDays = 3 * 24 * 60 * 60_000;

let app: App;
let say: Say;
let world: EntryWorld;
let visit: Visit;
let page: Page;
let refreshes: number;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
  world = await EntryWorld.make(app.server);
});
afterAll(() => app.close());
beforeEach(async () => {
  visit = await app.visit({ viewport: phone, session: await world.signIn() });
  ({ page } = visit);
  refreshes = 0;
  visit.context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) refreshes += 1;
  });
});
afterEach(async () => {
  await visit.close();
  expect(visit.complaints).toEqual([]);
});

const tabs = async (count: number): Promise<Page[]> => [
  page,
  ...(await Promise.all(Array.from({ length: count - 1 }, () => visit.context.newPage()))),
];
const link = (tab: Page, name: string) => tab.getByRole('link', { name, exact: true });
const showsAccount = (tab: Page) =>
  tab.locator('main[data-machine="account"][data-state="shown.resting"]').waitFor();
const showsDevices = (tab: Page) =>
  tab
    .locator('main[data-machine="page"][aria-busy=false]')
    .filter({ has: tab.getByRole('heading', { name: say('personal', 'devices.title'), level: 1 }) })
    .getByRole('listitem')
    .first()
    .waitFor();
const signedIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('token') !== null);

test(
  'ten tabs find their token dead at once: one refresh a round, and nobody is signed out',
  { timeout: 300_000 },
  async () => {
    const all = await tabs(10);
    for (const tab of all) {
      await tab.goto('/account');
      await showsAccount(tab);
    }
    for (let round = 1; round <= rounds; round += 1) {
      world.outliveTokens();
      const forth = round % 2 === 1;
      const next = (tab: Page) =>
        forth ? link(tab, say('account', 'devicesLink')) : link(tab, say('common', 'back'));
      await Promise.all(all.map((tab) => next(tab).click()));
      await Promise.all(all.map(forth ? showsDevices : showsAccount));
      expect(refreshes).toBe(round);
    }
    expect(await Promise.all(all.map(signedIn))).toEqual(all.map(() => true));
  },
);

test('the answer to a refresh is cut off on its way: asked again, it is given, and nobody is signed out', async () => {
  await page.goto('/account');
  await showsAccount(page);
  world.outliveTokens();
  await page.route('**/api/auth/refresh-token', (route) =>
    route.continue(
      refreshes === 1 ? { headers: { ...route.request().headers(), 'x-test-fault': 'lost' } } : {},
    ),
  );
  await link(page, say('account', 'devicesLink')).click();
  await showsDevices(page);
  expect([refreshes, await signedIn(page)]).toEqual([2, true]);
  const family = await app.server.db
    .selectFrom('session')
    .where('deviceId', '=', world.deviceId)
    .where('endedAt', 'is', null)
    .select('generation')
    .execute();
  expect(family).toEqual([{ generation: 1 }]);
});

test.each([
  ['three days behind', -threeDays],
  ['three days ahead', threeDays],
])('a phone whose clock is %s refreshes when the server says so, and not before', async (_name, wrong) => {
  await page.clock.install({ time: app.server.clock.now() + wrong });
  await page.goto('/account');
  await showsAccount(page);
  expect(refreshes).toBe(0);
  world.outliveTokens();
  await link(page, say('account', 'devicesLink')).click();
  await showsDevices(page);
  expect(refreshes).toBe(1);
});

test('going over to another job in one tab takes the others along', async () => {
  const all = await tabs(3);
  for (const tab of all) {
    await tab.goto('/account');
    await showsAccount(tab);
  }
  const speaking = (tab: Page) => tab.evaluate(() => localStorage.getItem('employeeId'));
  const before = await speaking(page);
  const after = before === world.secondJobId ? world.first.employee.jobId : world.secondJobId;
  const told = all
    .slice(1)
    .map((tab) => tab.waitForRequest((request) => request.url().endsWith('/account/info')));
  await page.getByRole('button', { name: say('account', 'switchJob') }).click();
  await Promise.all(told);
  for (const tab of all) {
    await showsAccount(tab);
    expect(await speaking(tab)).toBe(after);
  }
  // From now on the tab's requests are for that job.
  const asked = all[2]!.waitForRequest((request) => request.url().endsWith('/api/account/devices'));
  await link(all[2]!, say('account', 'devicesLink')).click();
  expect((await asked).headers().employeeid).toBe(after);
});

test('a tab on a page of the role that another tab has left goes home, and back again', async () => {
  const { jobId } = await addCompany(app.server, world.first.employee.accountId);
  await page.goto('/mark.svg');
  await page.evaluate((id) => {
    localStorage.setItem('employeeId', id);
  }, jobId);
  await page.goto('/account');
  await showsAccount(page);
  const follower = await visit.context.newPage();
  await follower.goto('/employees');
  await follower.locator('main[data-machine="list"]').waitFor();
  const chooses = async (role: 'employer' | 'employee') => {
    const row = page.locator('li').filter({ has: page.getByText(say('account', `role.${role}`)) });
    await row
      .getByRole('button', { name: say('account', 'switchJob') })
      .first()
      .click();
    await showsAccount(page);
  };
  await chooses('employee');
  await follower.waitForURL('**/home');
  await link(follower, say('common', 'navHome')).waitFor();
  await follower.goto('/qr-scan/attendance-check/in');
  await follower.locator('main[data-machine="attendanceCheck"]').waitFor();
  await chooses('employer');
  await follower.waitForURL('**/home');
  // A page of the other role that was never visited leads to what is theirs of it, or does not exist.
  await follower.goto('/qr-scan/attendance-check/in');
  await follower.waitForURL('**/attendances');
  await follower.goto('/payslips');
  await follower.getByRole('heading', { name: say('common', 'pageNotFound') }).waitFor();
});

test('the open page of a device that is terminated from another signs itself out', async () => {
  await page.goto('/account');
  await showsAccount(page);
  const { server } = app;
  const other = await server.signIn(world.phoneNumber, 'another-phone');
  const ended = await server.call('terminateDevice', { as: other, path: { id: world.deviceId } });
  expect(ended.status).toBe(204);
  await page.getByText(say('auth', 'sessionEnded')).waitFor();
  expect(await signedIn(page)).toBe(false);
});
