import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium.mjs';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium when it is there, else Playwright's own. `args` come on top (a fake camera, say). */
export function launchChromium(args: string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    headless: !process.env.PATHS_HEADED,
    args: [...quiet, ...args],
    ...(executablePath ? { executablePath } : {}),
  });
}
