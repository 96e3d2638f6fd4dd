import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { InstallationEvent } from '#machines/flows/shared/installation/installationMachine.ts';

/** Chromium's event; public/boot.js catches one that is fired before the app has loaded. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const isIosBrowser = () => /iPhone|iPad/.test(navigator.userAgent) && !isInstalled();

export const watchPlatform = fromCallback<EventObject, void>(({ sendBack }) => {
  const stop = new AbortController();
  const notify = (type: Exclude<InstallationEvent['type'], 'install.accepted'>) => {
    sendBack({ type });
  };
  const offer = () => {
    notify('install.offered');
  };
  // Fired by boot.js, which holds the browser's event.
  window.addEventListener('davomat-installable', offer, { signal: stop.signal });
  window.addEventListener('appinstalled', () => notify('install.done'), { signal: stop.signal });
  if (window.installPrompt) offer();
  else if (isIosBrowser()) notify('install.advised');
  return () => {
    stop.abort();
  };
});

export const askInstall = fromPromise<{ isAccepted: boolean }, void>(async () => {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  if (!installPrompt) throw new Error('the browser has withdrawn its offer');
  const { outcome } = await installPrompt.prompt();
  return { isAccepted: outcome === 'accepted' };
});
