import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { chromiumPath, headlessShellPath } from '../../../scripts/chromium.mjs';

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launchOptionsOf = (args: string[], executablePath: string | undefined) => ({
  headless: !process.env.PATHS_HEADED,
  args: [...quietFlags, ...args],
  ...(executablePath ? { executablePath } : {}),
});

/** Debian's Chromium if installed, otherwise Playwright's own. `args` are added (a fake camera, for example). */
export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch(launchOptionsOf(args, process.env.PATHS_HEADED ? chromiumPath() : headlessShellPath()));

/** Full Chromium, for what the headless shell lacks: permission prompts, push. */
export const launchWholeChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch(launchOptionsOf(args, chromiumPath()));

/** A full Chromium with a profile in `folder`, whose windows are not private ones. */
export const launchProfile = (
  folder: string,
  args: string[],
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launchOptionsOf(args, chromiumPath()), ...options });
