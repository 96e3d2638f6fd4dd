import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatTime } from '#domain/format/index.ts';
import { phone, startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { readFigures } from '#tests/support/browser/keptFigures.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { wireTo, type Wire } from '#tests/support/server/wire.ts';
import { makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

let app: App;
let say: Say;
let company: Company;
let wire: Wire;
let visit: Visit;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await makeCompany(app.server);
  wire = await wireTo(app.server.url);
  visit = await app.visit({ url: wire.url, viewport: phone, session: company.employee, worker: true });
});
afterEach(async () => {
  await visit.close();
  await wire.cut();
  expect(visit.complaints).toEqual([]);
});

const greeting = (page: Page) =>
  page
    .getByRole('heading', {
      level: 1,
      name: say('home', 'greetingNamed', { name: company.employee.identity.firstName }),
    })
    .waitFor();
const sign = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const figures = (page: Page) => page.getByRole('heading', { name: say('home', 'lastRequests') });
const old = (page: Page) => sign(page, say('home', 'old.waits'));

/** The first visit, online; the app's files are cached once its service worker is active. */
async function visitOnce(): Promise<void> {
  const { page } = visit;
  await page.goto('/home');
  await figures(page).waitFor();
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return true;
  });
  await page.close();
}

async function openAnew(): Promise<Page> {
  const page = await visit.context.newPage();
  await page.clock.install();
  await page.goto('/');
  return page;
}

/** Both the start and the home's requests are retried on a timer. */
async function comesBack(page: Page, text: string): Promise<void> {
  await page.clock.fastForward(61_000);
  await sign(page, text).waitFor({ state: 'hidden' });
  await page.locator('main[data-state="shown.fresh"]').waitFor();
  await old(page).waitFor({ state: 'detached' });
}

test('after one visit the app opens without its server with the figures of that visit, and comes back by itself', async () => {
  await visitOnce();
  await wire.cut();
  const page = await openAnew();
  await greeting(page);
  await sign(page, say('auth', 'unreachable')).waitFor();
  await figures(page).waitFor();
  const asOf = { date: '18-noyabr', time: formatTime(app.server.clock.now()) };
  await old(page)
    .filter({ hasText: say('home', 'old.asOf', asOf) })
    .waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await wire.mend();
  await comesBack(page, say('auth', 'unreachable'));
});

test('and without a network, which the phone itself knows of', async () => {
  await visitOnce();
  await visit.context.setOffline(true);
  const page = await openAnew();
  await greeting(page);
  await sign(page, say('common', 'offline')).waitFor();
  await old(page).waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  // The hour has let the retry timer run, and what it asked for must have failed before the network is back.
  await page.locator('main[data-state="shown.stale"]').waitFor();
  await visit.context.setOffline(false);
  // At once and not by the retry timer: the clock stands still.
  await page.locator('main[data-state="shown.fresh"]').waitFor();
  await old(page).waitFor({ state: 'detached' });
});

test('what is kept has no card, ends with a sign-out, and with another person', async () => {
  const { page, context } = visit;
  await page.goto('/home');
  await figures(page).waitFor();
  const { accountId } = company.employee;
  await expect.poll(() => readFigures(context)).toContain(accountId);
  const kept = (await readFigures(context))!;
  for (const secret of [sampleCard.slice(-4), company.employee.identity.pinfl])
    expect(kept).not.toContain(secret);
  // Another person's tokens, as after a sign-in in another tab.
  const { accessToken, refreshToken, deviceId } = company.employer;
  await page.evaluate(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    { token: accessToken, refreshToken, deviceId, tokenExpire: new Date(0).toISOString() },
  );
  await page.goto('/account');
  await expect.poll(() => readFigures(context)).toBeNull();
});

test('a sign-out leaves no figures', async () => {
  const { page, context } = visit;
  await page.goto('/home');
  await figures(page).waitFor();
  await expect.poll(() => readFigures(context)).toContain(company.employee.accountId);
  await page.goto('/account');
  await page.getByRole('button', { name: say('account', 'signOut') }).click();
  await page.waitForURL('**/auth/login');
  await expect.poll(() => readFigures(context)).toBeNull();
});

test('work that waits for the network is called for when it is back', async () => {
  await visitOnce();
  const page = await visit.context.newPage();
  await page.goto('/home');
  await figures(page).waitFor();
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
      document.documentElement.dataset['heard'] = data.type;
    });
  });
  // Background Sync, dispatched by hand: the headless shell never fires it.
  const browser = await visit.context.newCDPSession(page);
  const ours: string[] = [];
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ours.push(...registrations.map(({ registrationId }) => registrationId));
  });
  await browser.send('ServiceWorker.enable');
  // The browser says nothing of an event that its worker was not ready for, and calls again later: so does this.
  await expect
    .poll(
      async () => {
        for (const registrationId of ours.slice(0, 1))
          await browser.send('ServiceWorker.dispatchSyncEvent', {
            origin: wire.url,
            registrationId,
            tag: 'outbox',
            lastChance: false,
          });
        return page.locator('html').getAttribute('data-heard');
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe('outbox.due');
});
