import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { UpdateEvent } from '#machines/flows/shared/appUpdate/appUpdateMachine.ts';
import { currentLanguage, onLanguage } from '#src/i18n/i18n.ts';
import { leaveLanguage, shellPrefix } from '#src/push/shellCaches.ts';

const script = '/serviceWorker.js';
/** While a page stays open it looks for a new version so often. */
const lookEvery = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;

/** Behind everything the first screen needs; where a browser has no word for idle, after a moment. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });

/**
 * The page may be of the new version already: the server's page is taken before the kept one. Then the new version is let
 * in without a word.
 */
async function isNews(): Promise<boolean> {
  const waiting = registration?.waiting;
  if (!waiting) return false;
  // All of them: one may be the same in many versions.
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  const newest = (await caches.keys()).filter((key) => key.startsWith(shellPrefix)).at(-1) ?? '';
  const page = (await (await (await caches.open(newest)).match('/index.html'))?.text()) ?? '';
  const isSame = own.every(({ src }) => page.includes(new URL(src).pathname));
  if (isSame) waiting.postMessage('activate');
  return !isSame;
}

export const registerWorker = fromPromise<{ isWaiting: boolean }, void>(async () => {
  if (!('serviceWorker' in navigator)) throw new Error('no service workers here');
  await idle();
  // Some test browsers and private windows answer nothing at all.
  const answer: unknown = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  if (!(answer instanceof ServiceWorkerRegistration))
    throw new Error('the service worker was not registered');
  registration = answer;
  await leaveLanguage(currentLanguage());
  return { isWaiting: await isNews() };
});

export const watchWorker = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const { signal } = stop;
  const tellNews = async () => {
    if (await isNews()) sendBack({ type: 'update.found' } satisfies UpdateEvent);
  };
  const follow = () => {
    const worker = registration?.installing;
    worker?.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'installed') void tellNews();
      },
      { signal },
    );
  };
  const ask = () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  registration?.addEventListener('updatefound', follow, { signal });
  follow();
  const timer = setInterval(ask, lookEvery);
  const forget = onLanguage(() => void leaveLanguage(currentLanguage()));
  return () => {
    stop.abort();
    clearInterval(timer);
    forget();
  };
});

/** Resolves when the new version has taken over; at once when another tab has let it in. */
export const applyUpdate = fromPromise<void, void>(async ({ signal }) => {
  const waiting = registration?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
    waiting.postMessage('activate');
  });
});
