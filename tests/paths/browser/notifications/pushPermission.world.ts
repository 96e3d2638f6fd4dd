import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { pushPermissionMachine } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { answerFirebase, firebaseHosts } from '#tests/support/standIns/pushServices.ts';
import { pageTimeout } from '#tests/support/browser/screenFault.ts';
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

/** Waits until the machine has taken exactly these transitions next. */
export function follow(recorder: PathRecorder): (...shorts: string[]) => Promise<void> {
  let seen = 0;
  return async (...shorts) => {
    const expected = shorts.map(transitionId);
    await recorder.until(id, (all) => all.length >= seen + expected.length, pageTimeout);
    // Transitions taken after these belong to the next call.
    expect(recorder.taken(id).slice(seen, seen + expected.length)).toEqual(expected);
    seen += expected.length;
  };
}

type Setting = 'granted' | 'denied' | 'prompt';

/** Changes the permission in the browser's settings; the page gets an event for each change. */
export async function openBrowserSettings(context: BrowserContext, page: Page, origin: string) {
  const browser = await context.browser()!.newBrowserCDPSession();
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
  const { defaultBrowserContextId } = await browser.send('Target.getBrowserContexts');
  // Chromium finds any context by its id but a profile's own, which is meant when none is given.
  const isProfile = targetInfo.browserContextId === defaultBrowserContextId;
  const set = (setting: Setting) =>
    browser.send('Browser.setPermission', {
      origin,
      permission: { name: 'notifications' },
      setting,
      ...(!isProfile && { browserContextId: targetInfo.browserContextId! }),
    });
  return {
    set,
    /** Resolves once the page has received the event. */
    setAndNotify: async (setting: Setting) => {
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

/** `answer`: the browser answers by its settings. `dismiss`: the person closed the prompt. */
export type Reply = 'answer' | 'dismiss' | 'fail';

declare global {
  interface Window {
    __question?: () => Promise<Reply>;
  }
}

/** Holds the browser's permission prompt. Call before the page loads. */
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

/** Holds Google's response with a token until the test passes it. */
export async function holdTokens(context: BrowserContext) {
  const waiting: Route[] = [];
  const isToken = (route: Route) =>
    !['OPTIONS', 'DELETE'].includes(route.request().method()) &&
    /\/registrations(\/|$)/.test(route.request().url());
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
    /** Never answers this one. */
    leave: next,
  };
}
