import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { pushPermissionMachine } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { answerFirebase, firebaseHosts } from '#tests/support/pushServices.ts';
import { pageTimeout } from '#tests/support/screenFault.ts';
import { Hold } from '../support/hold.ts';
import type { PathRecorder } from '../support/recordPaths.ts';

const { id } = pushPermissionMachine;

/** `asking · after answerLimit`, `looking · done look[4]`, `· session.opened`: short for the ids of transitions. */
function transitionId(short: string): string {
  const [state = '', event = ''] = short.split('· ').map((part) => part.trim());
  const source = state ? `${id}.${state}` : id;
  const told = event
    .replace(/^(done|error) /, 'xstate.$1.actor.')
    .replace(/^after (\w+)$/, (_, delay: string) => `xstate.after.${delay}.${source}`);
  return `${source} · ${told}`;
}

/** Waits for the machine's next transitions, which are these. */
export function follow(recorder: PathRecorder): (...shorts: string[]) => Promise<void> {
  let seen = 0;
  return async (...shorts) => {
    const expected = shorts.map(transitionId);
    await recorder.until(id, (all) => all.length >= seen + expected.length, pageTimeout);
    // What comes by itself after these is the next call's.
    expect(recorder.taken(id).slice(seen, seen + expected.length)).toEqual(expected);
    seen += expected.length;
  };
}

type Setting = 'granted' | 'denied' | 'prompt';

/** The person's hand in the browser's own settings: the page hears of each change. */
export async function openBrowserSettings(context: BrowserContext, page: Page, origin: string) {
  const browser = await context.browser()!.newBrowserCDPSession();
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const set = (setting: Setting) =>
    browser.send('Browser.setPermission', {
      origin,
      permission: { name: 'notifications' },
      setting,
      browserContextId: targetInfo.browserContextId!,
    });
  return {
    set,
    /** Comes back once the page has heard of it. */
    setAndTell: async (setting: Setting) => {
      const heard = await page.evaluateHandle(async () => {
        const status = await navigator.permissions.query({ name: 'notifications' });
        const change = new Promise((resolve) => status.addEventListener('change', resolve, { once: true }));
        return { change };
      });
      await set(setting);
      await heard.evaluate(({ change }) => change.then(() => undefined));
    },
  };
}

/** `answer`: the browser answers by what its settings say. `dismiss`: the person closed the question. */
export type Reply = 'answer' | 'dismiss' | 'fail';

declare global {
  interface Window {
    __question?: () => Promise<Reply>;
  }
}

/** The browser's question, which nobody answers by themselves. Before the page loads. */
export async function holdQuestion(page: Page): Promise<Hold<Reply>> {
  const question = new Hold<Reply>(
    'the permission',
    { usual: 'dismiss', stale: 'dismiss' },
    { open: false, timeout: pageTimeout },
  );
  await page.exposeFunction('__question', () => question.ask());
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = async () => {
      const reply = await window.__question?.();
      if (reply === 'fail') throw new TypeError('held by the test');
      return reply === 'dismiss' ? 'default' : ask();
    };
  });
  return question;
}

/** Google's answer with a token, which comes when the test says so. */
export async function holdTokens(context: BrowserContext) {
  const waiting: Route[] = [];
  const isToken = (route: Route) =>
    route.request().method() !== 'OPTIONS' && /\/registrations(\/|$)/.test(route.request().url());
  await context.route(firebaseHosts, async (route) => {
    if (isToken(route)) waiting.push(route);
    else await answerFirebase(route);
  });
  const next = async (): Promise<Route> => {
    await expect.poll(() => waiting.length, { timeout: pageTimeout }).toBeGreaterThan(0);
    return waiting.shift()!;
  };
  return {
    pass: async () => answerFirebase(await next()),
    refuse: async () =>
      (await next()).fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 403, message: 'refused' } },
      }),
    /** Nobody ever answers this one. */
    leave: next,
  };
}
