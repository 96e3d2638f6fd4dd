import type { BrowserContext, Page } from 'playwright-core';
import { desk, phone, type App } from '#tests/support/browser/app.ts';
import type { phoneOf } from '#tests/support/scenes/scenes.ts';
import { visitAs } from '#tests/support/scenes/shoot.ts';
import { gzipped, slowPhone, paintedLast } from './weigh.ts';
import type { SignedInPage } from './signedInLimits.ts';

export interface SignedInWeight {
  jsBytes: number;
  /** What was asked for, in this order; without the host. */
  requests: string[];
  layoutShift: number;
  /** Calls that public/boot.js made and nobody asked for. */
  wasted: string[];
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the device of a person keeps who was here before: tokens, language, the facts of the last start. */
export async function storageOf(app: App, who: keyof typeof phoneOf): Promise<Storage> {
  const visit = await visitAs(app, who, { language: 'uz-Latn', viewport: phone });
  await visit.page.goto('/home');
  await ready(visit.page);
  const storage = await visit.context.storageState({ indexedDB: true });
  await visit.close();
  return storage;
}

const ready = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main[aria-busy="false"]').waitFor();
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
};

/** Until nothing has been asked for in half a second: a stream of notifications stays open for ever. */
async function quiet(page: Page, requests: readonly unknown[]): Promise<void> {
  for (let seen = -1; seen !== requests.length;) {
    seen = requests.length;
    await page.waitForTimeout(500);
  }
}

/** A device with that storage and an empty cache. */
async function deviceWith(app: App, storageState: Storage, { worker = false, viewport = phone } = {}) {
  const context = await app.browser.newContext({
    baseURL: app.server.url,
    viewport,
    serviceWorkers: worker ? 'allow' : 'block',
    storageState,
  });
  await context.addInitScript(watchShift);
  return context;
}

const watchShift = `
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** What opening the page fetches with an empty cache, and how much it moves. */
export async function weighSignedIn(app: App, storage: Storage, { who, path }: SignedInPage) {
  const context = await deviceWith(app, storage, { viewport: who === 'employer' ? desk : phone });
  const page = await context.newPage();
  const weight: SignedInWeight = { jsBytes: 0, requests: [], layoutShift: 0, wasted: [] };
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => weight.requests.push(request.url().slice(app.server.url.length)));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const weigh = (body: Buffer) => {
      weight.jsBytes += gzipped(body);
    };
    bodies.push(response.body().then(weigh, () => undefined));
  });
  await page.goto(path);
  await ready(page);
  await quiet(page, weight.requests);
  await Promise.all(bodies);
  weight.layoutShift = await page.evaluate<number>('window.shifted');
  weight.wasted = await page.evaluate(() => Object.keys(globalThis.answersAhead ?? {}));
  await context.close();
  return weight;
}

/** Largest paint on a slow phone in ms: with an empty cache, and once more after the service worker has all files. */
export async function signedInPaint(
  app: App,
  storage: Storage,
  { path }: SignedInPage,
  warm: boolean,
): Promise<number> {
  const context = await deviceWith(app, storage, { worker: warm });
  if (warm) {
    const first = await context.newPage();
    await first.goto(path);
    await ready(first);
    await first.evaluate(() => navigator.serviceWorker.ready);
    await first.close();
  }
  const page = await context.newPage();
  await slowPhone(page);
  await page.goto(path, { waitUntil: 'commit' });
  await ready(page);
  const paint = await paintedLast(page);
  await context.close();
  return paint;
}
