import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { UpdateEvent } from '#machines/flows/shared/appUpdate/appUpdateMachine.ts';
import { currentLanguage, onLanguage } from '#src/i18n/i18n.ts';
import { leaveLanguage, shellPrefix } from '#src/push/shellCaches.ts';

const script = '/serviceWorker.js';
/** How often an open page checks for a new version. */
const lookEvery = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;

/** After everything the first screen needs; with a short delay in browsers without requestIdleCallback. */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });

/**
 * The page may already be of the new version, because the server's page is preferred to the cached one. Then the new
 * version is activated without asking.
 */
async function isNews(): Promise<boolean> {
  const waiting = registration?.waiting;
  if (!waiting) return false;
  // All of them, because several versions may share one.
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
  const newest = (await caches.keys()).filter((key) => key.startsWith(shellPrefix)).at(-1) ?? '';
  const page = (await (await (await caches.open(newest)).match('/index.html'))?.text()) ?? '';
  const isSame = own.every(({ src }) => page.includes(new URL(src).pathname));
  if (isSame) waiting.postMessage('activate');
  return !isSame;
}

export const registerWorker = fromPromise<{ isWaiting: boolean }, void>(async () => {
  if (!('serviceWorker' in navigator)) throw new Error('no service workers here');
  await waitUntilIdle();
  // Some test browsers and private windows never answer.
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
  const notifyNews = async () => {
    if (await isNews()) sendBack({ type: 'update.found' } satisfies UpdateEvent);
  };
  const follow = () => {
    const worker = registration?.installing;
    worker?.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'installed') void notifyNews();
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

/** Resolves when the new version has taken over; at once when another tab has activated it. */
export const applyUpdate = fromPromise<void, void>(async ({ signal }) => {
  const waiting = registration?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
    waiting.postMessage('activate');
  });
});
