import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { phone, startApp, type App, type Visit } from '#tests/support/app.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { wireTo, type Wire } from '#tests/support/wire.ts';
import { makeCompany, type Company } from '#tests/support/world.ts';

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
const earned = (page: Page) => page.getByRole('heading', { name: say('home', 'lastRequests') });

/** The first visit, online; the app's files are cached once its service worker is active. */
async function visitOnce(): Promise<void> {
  const { page } = visit;
  await page.goto('/home');
  await earned(page).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
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
  await page.getByRole('alert').waitFor();
  await page.clock.fastForward(61_000);
  await earned(page).waitFor();
  await sign(page, text).waitFor({ state: 'hidden' });
  await page.getByRole('alert').waitFor({ state: 'detached' });
}

test('after one visit the app opens to home without its server, says so, and comes back by itself', async () => {
  await visitOnce();
  await wire.cut();
  const page = await openAnew();
  await greeting(page);
  await sign(page, say('auth', 'unreachable')).waitFor();
  expect(await earned(page).count(), 'what nobody answered').toBe(0);
  await wire.mend();
  await comesBack(page, say('auth', 'unreachable'));
});

test('and without a network, which the phone itself knows of', async () => {
  await visitOnce();
  await visit.context.setOffline(true);
  const page = await openAnew();
  await greeting(page);
  await sign(page, say('common', 'offline')).waitFor();
  await page.getByRole('alert').waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await visit.context.setOffline(false);
  // At once and not by the retry timer: the clock stands still.
  await earned(page).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('work that waits for the network is called for when it is back', async () => {
  await visitOnce();
  const page = await visit.context.newPage();
  await page.goto('/home');
  await earned(page).waitFor();
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data));
      }),
  );
  // Background Sync, dispatched by hand: the headless shell never fires it.
  const browser = await visit.context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [ours] }) => {
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: wire.url,
    registrationId: await registered,
    tag: 'outbox',
    lastChance: false,
  });
  expect(await heard).toEqual({ type: 'outbox.due' });
});
