import type { Page } from 'playwright-core';
import { Hold } from './hold.ts';

type Outcome = 'pass' | 'fail';

declare global {
  interface Window {
    __registration?: () => Promise<Outcome>;
    __activation?: () => Promise<Outcome>;
  }
}

export type WorkerHolds = Record<'registration' | 'activation', Hold<Outcome>>;

/**
 * Holds the registration of the service worker (closed at first), and the message that lets a waiting one take over
 * (open at first). Call before the page loads.
 */
export async function holdWorker(page: Page): Promise<WorkerHolds> {
  const answers = { usual: 'pass', stale: 'pass' } as const;
  const registration = new Hold<Outcome>('its service worker', answers, { open: false, timeout: 30_000 });
  const activation = new Hold<Outcome>('the new version to take over', answers);
  await page.exposeFunction('__registration', () => registration.ask());
  await page.exposeFunction('__activation', () => activation.ask());
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...wanted) => {
      if ((await window.__registration?.()) === 'fail') throw new DOMException('held', 'SecurityError');
      return register(...wanted);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
      void window.__activation?.().then(() => {
        postMessage.call(this, message);
      });
    };
  });
  return { registration, activation };
}
