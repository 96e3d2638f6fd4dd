import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { chromiumPath, headlessShellPath } from '../../scripts/chromium.mjs';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launching = (args: string[], executablePath: string | undefined) => ({
  headless: !process.env.PATHS_HEADED,
  args: [...quiet, ...args],
  ...(executablePath ? { executablePath } : {}),
});

/** Debian's Chromium when it is there, else Playwright's own. `args` come on top (a fake camera, say). */
export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch(launching(args, process.env.PATHS_HEADED ? chromiumPath() : headlessShellPath()));

/** With a window's interface, for what its shell does not have: prompts for permission, push. */
export const launchWholeChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch(launching(args, chromiumPath()));

/** A whole Chromium with a profile in `folder`, where no window is a private one. */
export const launchProfile = (
  folder: string,
  args: string[],
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launching(args, chromiumPath()), ...options });
