import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';

const employee = '998901000002';
const quarterHour = 15 * 60_000;

let app: App;
let say: Say;
let visit: Visit;
let page: Page;
let refreshes: string[];

beforeAll(async () => {
  [app, say] = await Promise.all([startApp({ seed: seedSampleCompany }), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

beforeEach(async () => {
  visit = await app.visit({ viewport: phone, session: await app.server.signIn(employee) });
  ({ page } = visit);
  refreshes = watchRefreshes(visit.context);
});
afterEach(() => visit.close());

function watchRefreshes(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) seen.push(request.url());
  });
  return seen;
}

const at = (path: string) => (url: URL) => url.pathname + url.search + url.hash === path;
/** Waits until nothing is loading: a pending call would meet what the test does next. */
const atRest = () => page.getByRole('heading', { name: say('home', 'lastRequests') }).waitFor();
const keys = () => page.evaluate(() => Object.keys(localStorage).sort());

/** Moves the clock past the lifetime of access tokens, so that all issued ones are refused. */
const letTokensDie = () => {
  app.server.clock.advance(quarterHour + 1000);
};

async function signIn(to: Page = page): Promise<void> {
  await to.getByLabel(say('auth', 'phoneNumber')).fill(employee);
  await to.getByLabel(say('auth', 'password'), { exact: true }).fill('Davomat1');
  await to.getByRole('button', { name: say('auth', 'signIn'), exact: true }).click();
}

test('a dead token is refreshed once, whatever was asked at the same time, and the screen is there', async () => {
  await page.goto('/home');
  await atRest();
  letTokensDie();
  const registered = page.waitForRequest((request) => request.url().endsWith('/api/account/devices'));
  await page.goto('/account');
  await page.getByText('+998 90 100 00 02').waitFor();
  expect((await registered).method()).toBe('PUT');
  expect(refreshes).toHaveLength(1);
});

test('two tabs with a dead token refresh once between them', async () => {
  const other = await visit.context.newPage();
  const shown = () => Promise.all([page, other].map((tab) => tab.getByText('+998 90 100 00 02').waitFor()));
  const both = (path: string) => Promise.all([page, other].map((tab) => tab.goto(path)));
  await both('/account');
  await shown();
  // Off the app, so that no later call of the first pages refreshes and is aborted by leaving them.
  await both('about:blank');
  letTokensDie();
  await both('/account');
  await shown();
  expect(refreshes).toHaveLength(1);
});

test('signing out in one tab signs out the other, signing in again brings both back', async () => {
  const other = await visit.context.newPage();
  await Promise.all([page.goto('/account'), other.goto('/home')]);
  await page.getByRole('button', { name: say('account', 'signOut') }).click();
  await Promise.all([page, other].map((tab) => tab.waitForURL(at('/auth/login'))));
  expect(await keys()).toEqual(['deviceId', 'employeeId', 'language']);
  await signIn();
  await Promise.all([page, other].map((tab) => tab.waitForURL(at('/home'))));
});

test('a refused refresh clears the three keys, and the wanted screen survives signing in', async () => {
  await page.goto('/home');
  await atRest();
  letTokensDie();
  await page.evaluate(() => {
    localStorage.setItem('refreshToken', 'refused');
  });
  await page.goto('/requests?state=paid');
  await page.waitForURL(at('/auth/login?next=%2Frequests%3Fstate%3Dpaid'));
  await page.getByText(say('auth', 'sessionEnded')).waitFor();
  expect(await keys()).toEqual(['deviceId', 'employeeId', 'language']);
  await signIn();
  await page.waitForURL(at('/requests?state=paid'));
});

test('a failing refresh signs nobody out: it is tried again until it succeeds', async () => {
  await page.goto('/home');
  await atRest();
  letTokensDie();
  await page.route('**/api/auth/refresh-token', (route) =>
    refreshes.length === 1
      ? route.abort()
      : route.continue({
          headers: {
            ...route.request().headers(),
            ...(refreshes.length === 2 ? { 'x-test-fault': '503' } : {}),
          },
        }),
  );
  await page.goto('/account');
  await page.getByText('+998 90 100 00 02').waitFor();
  expect(refreshes).toHaveLength(3);
});

test('an account info that fails leads to signing in, the session stays, and trying again leads on', async () => {
  await page.route('**/api/account/info', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-fault': '500' } }),
  );
  await page.goto('/requests');
  await page.waitForURL(at('/auth/login?next=%2Frequests'));
  expect(await keys()).toContain('token');
  await page.unroute('**/api/account/info');
  await page.getByRole('button', { name: say('common', 'tryAgain') }).click();
  await page.waitForURL(at('/requests'));
});

test('without any answer home and check-in stay and say so, other screens wait at signing in', async () => {
  await page.goto('/home');
  await atRest();
  await page.route('**/api/**', (route) => route.abort());
  for (const path of ['/home', '/qr-scan/attendance-check/in']) {
    await page.goto(path);
    await page.getByText(say('auth', 'unreachable')).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto('/requests');
  await page.waitForURL(at('/auth/login?next=%2Frequests'));
  await page.unroute('**/api/**');
  await page.waitForURL(at('/requests'));
});

test('a job that is not the account’s is replaced at the start', async () => {
  await page.goto('/home');
  await atRest();
  const own = await page.evaluate(() => localStorage.getItem('employeeId'));
  await page.evaluate(() => {
    localStorage.setItem('employeeId', '01935d2e-0000-7000-8000-000000000000');
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('employeeId'))).toBe(own);
});

test('an address of another site is not where signing in leads', async () => {
  await page.goto('/auth/login?next=//evil.example/x');
  await page.waitForURL(at('/home'));
});
