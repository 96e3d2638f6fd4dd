import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { desk, startApp } from '#tests/support/browser/app.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { people } from '#tests/support/sheets/people.ts';
import { listBook } from '#tests/support/sheets/xlsx.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { serveBarePage } from './barePage.ts';
import { figure } from './figure.ts';
import { median } from './weigh.ts';

const ROUNDS = 5;
const SIZES = [10_000, 50_000];
const READY_WITHIN_MS = 60_000;

interface Reading {
  ms: number;
  longestBlockMs: number;
  peakMegabytes: number;
}

/** Peak memory of the page's process since its start. */
async function peakMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0));
  return Math.max(...peaks) / 1024;
}

/** The time from choosing the file until `ready` shows in the page, and the page's longest task meanwhile. */
async function read(browser: Browser, page: Page, file: string, ready: string): Promise<Reading> {
  await page.evaluate(() => {
    const watch = { began: 0, last: 0, longest: 0 };
    Object.assign(globalThis, { watch });
    addEventListener('change', () => (watch.began = performance.now()), { capture: true, once: true });
    watch.last = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      if (watch.began) watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      setTimeout(() => port2.postMessage(0), 1);
    };
    port2.postMessage(0);
  });
  await page.locator('input[type=file]').setInputFiles(file);
  const handle = await page.waitForFunction(
    (selector) => {
      if (!document.querySelector(selector)?.textContent) return null;
      const { watch } = globalThis as unknown as { watch: { began: number; longest: number } };
      return { ms: performance.now() - watch.began, longestBlockMs: watch.longest };
    },
    ready,
    { polling: 'raf', timeout: READY_WITHIN_MS },
  );
  const seen = (await handle.jsonValue()) as Omit<Reading, 'peakMegabytes'>;
  return { ...seen, peakMegabytes: await peakMegabytes(browser) };
}

const medians = (readings: readonly Reading[]): Reading => ({
  ms: median(readings.map(({ ms }) => ms)),
  longestBlockMs: median(readings.map(({ longestBlockMs }) => longestBlockMs)),
  peakMegabytes: median(readings.map((one) => one.peakMegabytes)),
});

/** A list from file to reviewed grid in the app, alternating with the reader alone in its own page. */
export async function sheets(): Promise<void> {
  const app = await startApp();
  const bare = await serveBarePage('reader.html');
  const folder = mkdtempSync(join(tmpdir(), 'davomat-sheets-'));
  try {
    const { phoneNumber, ...identity } = anyone();
    await addCompany(app.server, await addAccount(app.server, phoneNumber, identity));
    const employer = await app.server.signIn(phoneNumber);
    for (const size of SIZES) {
      const file = join(folder, `${size}.xlsx`);
      writeFileSync(file, listBook(people(size)));
      const taken: Record<'app' | 'alone', Reading[]> = { app: [], alone: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const visit = await app.visit({ viewport: desk, session: employer });
        await visit.page.goto('/employees/upload');
        await visit.page.locator('.foot button').click();
        await visit.page.locator('main[data-state^="file"]').waitFor();
        taken.app.push(
          await read(app.browser, visit.page, file, 'main[data-state^="review"] [role=gridcell]'),
        );
        await visit.close();

        const browser = await launchChromium();
        const page = await browser.newPage();
        await page.goto(bare.url);
        taken.alone.push(await read(browser, page, file, 'main'));
        await browser.close();
      }
      const [whole, alone] = [medians(taken.app), medians(taken.alone)];
      const rows = `${size / 1000},000`;
      figure(`${rows} rows, the reader alone`, alone.ms, 'ms');
      figure(
        `${rows} rows from file to reviewed grid (${whole.ms.toFixed(0)} ms)`,
        whole.ms / alone.ms,
        '×',
        1.5,
      );
      figure('longest block of the page', whole.longestBlockMs, 'ms', 50);
      figure(
        `peak memory beside the reader's ${alone.peakMegabytes.toFixed(0)} MB`,
        whole.peakMegabytes,
        'MB',
      );
    }
  } finally {
    bare.close();
    rmSync(folder, { recursive: true, force: true });
    await app.close();
  }
}
