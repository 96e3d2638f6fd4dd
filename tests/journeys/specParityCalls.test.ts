import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KioskWorld } from '#tests/paths/browser/time/gateScreen.world.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
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

/** The employee at home, with the job stored. */
async function atHome(): Promise<Visit> {
  const { phoneNumber, deviceId } = company.employee;
  const session = await app.server.signIn(phoneNumber, deviceId);
  const visit = await app.visit({ viewport: phone, session });
  await visit.page.goto('/home');
  await heading(visit.page, say('home', 'lastRequests'));
  return visit;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

interface Call {
  path: string;
  headers: Record<string, string>;
}

/** What the page asks the server from now on. */
function watchCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, headers: request.headers() });
  });
  return calls;
}

const times = (calls: Call[], path: string) => calls.filter((call) => call.path === path).length;
const any = expect.any(String) as string;
const ofDevice = { 'content-type': 'application/json', 'device-id': any };

describe('headers of every call (section 7)', () => {
  test('whoever is signed in: content type, bearer, job and device', async () => {
    const visit = await atHome();
    const { page } = visit;
    const calls = watchCalls(page);
    // The refresh and the registration of the device as well.
    app.server.clock.advance(16 * 60_000);
    await page.goto('/attendances');
    await heading(page, say('attendance', 'month.title'));
    const own = ['/notifications/stream', '/auth/refresh-token', '/account/devices', '/account/jobs'];
    for (const path of own) await expect.poll(() => times(calls, `/api${path}`)).toBeGreaterThan(0);
    const authorization = expect.stringMatching(/^Bearer \S+$/) as string;
    for (const { path, headers } of calls)
      expect({ path, ...headers }).toMatchObject({
        ...ofDevice,
        ...{ path, authorization, employeeid: company.employee.jobId },
      });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });

  test('a gate’s screen: with a token of its own', async () => {
    const world = await KioskWorld.make(app.server);
    const visit = await app.visit({ deviceId: 'the-gate' });
    const { page } = visit;
    await world.token(page.context(), world.company.gateToken);
    const calls = watchCalls(page);
    await page.goto(`/kiosk/${world.company.gateId}`);
    const digits = async () => (await page.locator('main').innerText()).replaceAll(/\D/g, '');
    await expect.poll(digits, { timeout: 30_000 }).toContain(await world.digits('current'));
    expect(calls.length).toBeGreaterThan(0);
    for (const { headers } of calls)
      expect(headers).toMatchObject({ ...ofDevice, authorization: `Bearer ${world.company.gateToken}` });
    await visit.close();
    expect(visit.complaints).toEqual([]);
  });

  test('and the question whether the server is there', async () => {
    const visit = await atHome();
    const { page } = visit;
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: say('common', 'navAccount'), exact: true }).click();
    const tryAgain = page.getByRole('button', { name: say('common', 'tryAgain') });
    await tryAgain.waitFor();
    const calls = watchCalls(page);
    await page.unroute('**/assets/*.js');
    await tryAgain.click();
    await heading(page, say('account', 'title'));
    const [asked] = calls.filter(({ path }) => path === '/api/health');
    expect(asked?.headers).toMatchObject({ ...ofDevice, employeeid: company.employee.jobId });
    await visit.close();
  });
});

describe('a session that is over (sections 4 and 8)', () => {
  const keysLeft = (page: Page) =>
    page.evaluate(() =>
      ['token', 'tokenExpire', 'refreshToken', 'lastRole', 'employeeId', 'deviceId'].filter(
        (key) => localStorage.getItem(key) !== null,
      ),
    );
  const kept = ['employeeId', 'deviceId'];

  /** Leads to login, says why, and keeps only what the device is known by. */
  async function isOver(page: Page): Promise<void> {
    await page.waitForURL((url) => url.pathname === '/auth/login');
    await page
      .getByRole('status')
      .filter({ hasText: say('auth', 'sessionEnded') })
      .waitFor();
    await expect.poll(() => keysLeft(page)).toEqual(kept);
  }

  test('a second 401 after a good refresh', async () => {
    const visit = await atHome();
    const { page } = visit;
    const calls = watchCalls(page);
    await page.route('**/api/account/jobs', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthenticated' } }),
    );
    await page.goto('/attendances');
    await isOver(page);
    expect([times(calls, '/api/auth/refresh-token'), times(calls, '/api/account/jobs')]).toEqual([1, 2]);
    await visit.close();
  });

  test('a refused refresh', async () => {
    const visit = await atHome();
    const { page } = visit;
    const calls = watchCalls(page);
    await page.route('**/api/auth/refresh-token', (route) =>
      route.fulfill({ status: 400, json: { code: 'refreshRefused' } }),
    );
    app.server.clock.advance(16 * 60_000);
    await page.goto('/attendances');
    await isOver(page);
    expect(times(calls, '/api/auth/refresh-token')).toBe(1);
    await visit.close();
  });

  test.each([408, 429])(
    'a refresh that %d answers is tried again, and nobody is signed out',
    async (status) => {
      const visit = await atHome();
      const { page } = visit;
      const calls = watchCalls(page);
      await page.route('**/api/auth/refresh-token', (route) => route.fulfill({ status, json: {} }), {
        times: 1,
      });
      app.server.clock.advance(16 * 60_000);
      await page.goto('/attendances');
      await heading(page, say('attendance', 'month.title'));
      expect(times(calls, '/api/auth/refresh-token')).toBe(2);
      await visit.close();
    },
  );

  test('signing out removes the three keys and the role', async () => {
    const visit = await atHome();
    const { page } = visit;
    await page.getByRole('link', { name: say('common', 'navAccount'), exact: true }).click();
    await page.getByRole('button', { name: say('account', 'signOut'), exact: true }).click();
    await heading(page, say('auth', 'signInTitle'));
    expect(await keysLeft(page)).toEqual(kept);
    await visit.close();
  });
});
