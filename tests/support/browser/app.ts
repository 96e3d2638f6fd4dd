import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '#domain/language.ts';
import { isStale } from '../../../scripts/sourceHash.mjs';
import { launchChromium } from './chromium.ts';
import { emptiedContext, newContext, processOfSite } from './emptiedContext.ts';
import { appFolder, pageTimeout, wakeFault } from './screenFault.ts';
import { startTestServer, type Session, type TestServer, type TestServerOptions } from '../server/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the app once when its sources have changed; the server then serves it from dist/client. */
export async function buildApp(): Promise<void> {
  if (appFolder || !(await isStale())) return;
  // Vitest sets NODE_ENV=test, with which React would build its development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('the app does not build');
}

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export interface VisitOptions {
  /** Another route to the same server (default: its own URL). */
  url?: string;
  viewport?: { width: number; height: number };
  language?: Language;
  theme?: 'light' | 'dark';
  /** Already signed in, with the device that did it; the app chooses the active job. */
  session?: Session | undefined;
  /** Id of the device; without it the app creates one. */
  deviceId?: string;
  /** Allows the app's service worker. Without it every call is the page's own and can be held by a test. */
  worker?: boolean;
  /** Uses a browser without any cached file of the app. */
  isNew?: boolean;
  /** Another viewport than the app's default. */
  browser?: Browser;
}

/** A user's browser: its own context with one empty page. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Complaints of this context's pages: uncaught errors, and errors on the console. */
  complaints: string[];
  close(): Promise<void>;
}

/** The real server with the built app, and a browser to visit it with. */
export interface App {
  server: TestServer;
  browser: Browser;
  visit(options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface AppOptions extends TestServerOptions {
  /** For Chromium, e.g. those of a fake camera. */
  browserArgs?: string[];
}

let workersChromium: Promise<Browser> | undefined;

/**
 * The files of a Vitest worker share one Chromium, each visit with a context of its own. Vitest ends it with the worker.
 * `undefined` where that cannot be: outside Vitest, and for other arguments than the usual ones.
 */
async function sharedChromium(args: readonly string[]): Promise<Browser | undefined> {
  if (!process.env.VITEST || args.length > 0) return undefined;
  if (!(await workersChromium)?.isConnected()) workersChromium = launchChromium([processOfSite]);
  return workersChromium;
}

/** Builds the app when needed (Vitest does so before the first file), starts the server on a fresh database and Chromium. */
export async function startApp({ browserArgs = [], ...options }: AppOptions = {}): Promise<App> {
  if (!process.env.VITEST) await buildApp();
  const [shared, server] = await Promise.all([sharedChromium(browserArgs), startTestServer(options)]);
  const browser = shared ?? (await launchChromium(browserArgs));
  return {
    server,
    browser,
    visit: (visit) => openVisit(visit?.browser ?? browser, { url: server.url, ...visit }),
    close: async () => {
      if (shared) await Promise.all(shared.contexts().map((context) => context.close()));
      else await browser.close();
      await server.close();
    },
  };
}

async function openVisit(browser: Browser, options: VisitOptions & { url: string }): Promise<Visit> {
  const { url, viewport = desk, theme = 'light' } = options;
  const isNew = options.isNew || options.worker || !process.env.VITEST;
  const { context, close } = await (isNew ? newContext : emptiedContext)(browser, {
    baseURL: url,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  await context.addInitScript(fillStorage, { origin: new URL(url).origin, stored: storageOf(options) });
  context.setDefaultTimeout(pageTimeout);
  await wakeFault(context);
  const complaints: string[] = [];
  let isOpen = true;
  context.on('weberror', (event) => {
    if (isOpen) complaints.push(event.error().stack ?? event.error().message);
  });
  context.on('console', (message) => {
    if (isOpen && message.type() === 'error' && !isAnswer(message.text())) complaints.push(message.text());
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const endVisit = () => {
    isOpen = false;
    return close();
  };
  return { context, page, complaints, close: endVisit };
}

/** The browser's own message about a failed call: tests cause those on purpose. */
const isAnswer = (text: string) => text.startsWith('Failed to load resource');

/**
 * Runs in every page, and fills an empty local storage. Playwright's own `storageState` loads a page of its own for it,
 * a tenth of a path's
 * processor time.
 */
function fillStorage({ origin, stored }: { origin: string; stored: ReturnType<typeof storageOf> }): void {
  if (location.origin !== origin || localStorage.getItem('language') !== null) return;
  for (const { name, value } of stored) localStorage.setItem(name, value);
}

/** The specification's local storage keys (section 3), and the language's. */
function storageOf({ language = 'uz-Latn', session, deviceId = session?.deviceId }: VisitOptions) {
  const entries = {
    language,
    deviceId,
    token: session?.accessToken,
    tokenExpire: session && new Date(0).toISOString(),
    refreshToken: session?.refreshToken,
  };
  return Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
