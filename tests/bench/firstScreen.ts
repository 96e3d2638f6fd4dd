import { launchChromium } from '#tests/support/browser/chromium.ts';
import { buildApp } from '#tests/support/browser/app.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { serveBarePage } from './barePage.ts';
import { figure } from './figure.ts';
import { firstScreenLimits } from './firstScreenLimits.ts';
import { largestPaint, median, weigh } from './weigh.ts';

const rounds = 5;

/** Bytes of the cold sign-in screen against their limits, and its paint time beside the bare page's. */
export async function firstScreen(): Promise<void> {
  await buildApp();
  const server = await startTestServer();
  const bare = await serveBarePage('index.html');
  const browser = await launchChromium();
  try {
    const url = `${server.url}/auth/login`;
    const app = await weigh(browser, url);
    const yardstick = await weigh(browser, bare.url);
    figure('JS', app.jsBytes / 1000, 'kB gzip', firstScreenLimits.jsKilobytes);
    figure('JS of a bare React and XState page', yardstick.jsBytes / 1000, 'kB gzip');
    figure('page with its styles', app.htmlBytes / 1000, 'kB gzip', firstScreenLimits.htmlKilobytes);
    figure('other styles', app.cssBytes / 1000, 'kB gzip', 0);
    figure('requests', app.requests, '', firstScreenLimits.requests);
    figure('fonts', app.fonts, '', 0);
    figure('foreign hosts', app.foreignHosts.length, '', 0);

    const paints: { app: number[]; bare: number[] } = { app: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      paints.app.push(await largestPaint(browser, url));
      paints.bare.push(await largestPaint(browser, bare.url));
    }
    figure(`largest paint, slow phone, median of ${rounds}`, median(paints.app), 'ms');
    figure('largest paint of the bare page', median(paints.bare), 'ms');
    figure('ratio', median(paints.app) / median(paints.bare), '×');
  } finally {
    await browser.close();
    bare.close();
    await server.close();
  }
}
