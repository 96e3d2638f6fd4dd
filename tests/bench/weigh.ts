import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';

export interface Weight {
  htmlBytes: number;
  jsBytes: number;
  cssBytes: number;
  requests: number;
  fonts: number;
  foreignHosts: string[];
}

export const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;

/** What a first visit to `url` fetches until the network is idle; bytes are gzip level 9 of each body. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const weight: Weight = { htmlBytes: 0, jsBytes: 0, cssBytes: 0, requests: 0, fonts: 0, foreignHosts: [] };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    weight.requests += 1;
    if (type === 'font') weight.fonts += 1;
    const host = new URL(response.url()).host;
    if (host !== new URL(url).host && !response.url().startsWith('data:')) weight.foreignHosts.push(host);
    bodies.push(
      response.body().then(
        (body) => {
          if (type === 'document') weight.htmlBytes += gzipped(body);
          if (type === 'script') weight.jsBytes += gzipped(body);
          if (type === 'stylesheet') weight.cssBytes += gzipped(body);
        },
        () => undefined,
      ),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(bodies);
  await context.close();
  return weight;
}

export async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Largest contentful paint in ms on a throttled phone (150 ms, 1.6 Mbit/s, CPU 4 × slower), cold cache. */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await slowPhone(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await paintedLast(page);
  await context.close();
  return paint;
}

/** The largest paint so far, in ms. */
export const paintedLast = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        );
      }),
  );

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What 99 of 100 do not exceed. */
export const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** The mean of the middle half, so that interruptions by other processes do not count. */
export function middleMean(times: readonly number[]): number {
  const ordered = [...times].sort((a, b) => a - b);
  const middle = ordered.slice(Math.floor(ordered.length / 4), Math.ceil((ordered.length * 3) / 4));
  return middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
}
