import type { Page } from 'playwright-core';
import { Hold } from './hold.ts';

declare global {
  interface Window {
    __sheet?: (method: string) => Promise<Reading>;
  }
}

/** `crash`: the worker dies, as one does that has no memory left. */
type Reading = 'pass' | 'crash';

/**
 * Holds what the page asks its reader of files: the reading of one, and the checking of its rows, as a large file would.
 * To be called before the page loads.
 */
export async function holdSheets(page: Page): Promise<Record<'open' | 'check', Hold<Reading>>> {
  const hold = (name: string) =>
    new Hold<Reading>(name, { usual: 'pass', stale: 'pass' }, { open: false, timeout: 30_000 });
  const holds = { open: hold('the reading of a file'), check: hold('the checking of its rows') };
  await page.exposeFunction('__sheet', (method: string) =>
    method === 'open' || method === 'check' ? holds[method].ask() : 'pass',
  );
  await page.addInitScript(askBeforePosting);
  return holds;
}

/** Runs in the page. */
function askBeforePosting(): void {
  const held = ['open', 'check'];
  window.Worker = class extends Worker {
    override postMessage(message: { method?: string }): void {
      const pass = () => super.postMessage(message);
      if (!window.__sheet || !held.includes(message.method ?? '')) {
        pass();
        return;
      }
      void window.__sheet(message.method ?? '').then((verdict) => {
        if (verdict === 'pass') pass();
        else this.dispatchEvent(new ErrorEvent('error'));
      });
    }
  };
}
