import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** How Playwright's component tests reuse a context; it has no public name. */
interface ReusingBrowser extends Browser {
  _newContextForReuse(options: BrowserContextOptions): Promise<ReusedContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
}
interface ReusedContext extends BrowserContext {
  _connection: { toImpl(context: BrowserContext): { setStorageState(): Promise<void> } };
}

interface OpenContext {
  context: BrowserContext;
  close: () => Promise<void>;
}

/** Pages of one context and site share a process, and with it the scripts that are compiled there. */
export const processOfSite = '--process-per-site';

const inUse = new WeakSet<Browser>();

/**
 * A browser's context that the next caller gets emptied: without storage, cookies, scripts, routes, permissions and a clock of its
 * own, with one empty page. What it has loaded stays in its caches, compiled, so that opening a page costs half of the processor
 * time. While one is in use, further contexts are new ones; other options than the last ones', apart from size and colours, make a
 * new one as well.
 */
export async function emptiedContext(browser: Browser, options: BrowserContextOptions): Promise<OpenContext> {
  if (inUse.has(browser)) return newContext(browser, options);
  inUse.add(browser);
  const reusing = browser as ReusingBrowser;
  const context = await reusing._newContextForReuse(options);
  // Playwright would clear all caches with it, and load every origin for its storage.
  context._connection.toImpl(context).setStorageState = () => Promise.resolve();
  const sessions = sessionsOf(context);
  const runAgain = pausesOf(context);
  const origins = new Set<string>();
  for (const page of context.pages()) watch(page, origins);
  context.on('page', (page) => watch(page, origins));
  let isGone = false;
  context.on('close', () => {
    isGone = true;
    inUse.delete(browser);
  });
  return {
    context,
    close: async () => {
      if (isGone) return;
      const [page, ...others] = context.pages();
      if (!page || page.isClosed()) return context.close();
      await Promise.all(others.map((other) => other.close()));
      await empty(page, origins);
      await runAgain();
      await Promise.all(sessions.map((session) => session.detach().catch(() => undefined)));
      await reusing._disconnectFromReusedContext('the visit has ended');
      inUse.delete(browser);
    },
  };
}

function watch(page: Page, origins: Set<string>): void {
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') origins.add(origin);
  });
}

/** Those that a test opens. They would outlive the visit, and go on holding requests. */
function sessionsOf(context: BrowserContext): CDPSession[] {
  const sessions: CDPSession[] = [];
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await open(target);
    sessions.push(session);
    return session;
  };
  return sessions;
}

/**
 * Lets a paused clock run again. Playwright would do so while it disconnects, without waiting for it: its script may then be added
 * after the clock's others were removed, and fails in every page from then on.
 */
function pausesOf({ clock }: BrowserContext): () => Promise<void> {
  let isPaused = false;
  const pause = clock.pauseAt.bind(clock);
  clock.pauseAt = async (time) => {
    isPaused = true;
    await pause(time);
  };
  return async () => {
    if (isPaused) await clock.resume();
  };
}

async function empty(page: Page, origins: Set<string>): Promise<void> {
  const context = page.context();
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await Promise.all([
    ...[...origins].map((origin) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
    session.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
  ]);
}

export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<OpenContext> {
  const context = await browser.newContext(options);
  return { context, close: () => context.close() };
}
