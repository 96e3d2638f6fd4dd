import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/browser/app.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { emptiedContext, processOfSite } from '#tests/support/browser/emptiedContext.ts';

let app: App;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchChromium([processOfSite])]);
});
afterAll(() => Promise.all([app.close(), browser.close()]));

const open = () => emptiedContext(browser, { baseURL: app.server.url, serviceWorkers: 'block' });
const pageOf = async ({ context }: Awaited<ReturnType<typeof open>>) =>
  context.pages()[0] ?? (await context.newPage());

/** What a page that has been opened finds of others. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    marked: Object.keys(window).filter((name) => name.startsWith('left')),
    steps: history.length,
    year: new Date().getFullYear() === 2001,
    isOnline: navigator.onLine,
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));

test('a context that was used is empty for the next one, except for its cache of files', async () => {
  const first = await open();
  const { context } = first;
  const start = async (page: Page) => {
    await page.goto('/auth/registration');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return found(page);
  };
  const empty = await start(await pageOf(first));
  await context.addInitScript(() => Object.assign(window, { leftByContext: 1 }));
  const page = await pageOf(first);
  await page.addInitScript(() => Object.assign(window, { leftByPage: 1 }));
  await page.clock.install({ time: new Date('2001-02-03') });
  await page.route('**/auth/login', (route) => route.fulfill({ body: 'of the one before' }));
  await page.goto('/auth/login');
  await page.unroute('**/auth/login');
  await context.route('**/auth/registration', (route) => route.fulfill({ body: 'of the one before' }));
  await context.newPage();
  await context.grantPermissions(['geolocation']);
  const held = await context.newCDPSession(page);
  await held.send('Fetch.enable', { patterns: [{ urlPattern: '*held*' }] });
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    document.cookie = 'left=1';
    await new Promise((resolve) => {
      indexedDB.open('left', 1).onsuccess = resolve;
    });
  });
  expect(await found(page)).not.toMatchObject({ isOnline: true, year: false });
  await context.setOffline(true);
  await first.close();

  const next = await open();
  const again = await pageOf(next);
  expect(next.context.pages()).toHaveLength(1);
  expect(await start(again)).toEqual(empty);
  expect(await again.evaluate(() => localStorage.getItem('left'))).toBeNull();
  expect(await again.evaluate(() => fetch('/held').then(({ status }) => status))).toBe(200);
  await next.close();
});

test('a paused clock leaves no script behind', async () => {
  const errors: string[] = [];
  for (let visit = 0; visit < 8; visit += 1) {
    const opened = await open();
    opened.context.on('weberror', (event) => errors.push(event.error().message));
    const page = await pageOf(opened);
    await page.goto('/auth/login');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opened.close();
  }
  expect(errors).toEqual([]);
});

test('what it has loaded is not loaded again, and two at a time do not see each other', async () => {
  const transferred = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
  const visit = async () => {
    const opened = await open();
    const page = await pageOf(opened);
    await page.goto('/auth/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { ...opened, page };
  };
  const first = await visit();
  await first.close();
  const [one, two] = [await visit(), await visit()];
  expect(await transferred(one.page)).toBeLessThan(1_000);
  expect(await transferred(two.page)).toBeGreaterThan(50_000);
  await one.page.evaluate(() => localStorage.setItem('left', '1'));
  expect(await two.page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  await Promise.all([one.close(), two.close()]);
});
