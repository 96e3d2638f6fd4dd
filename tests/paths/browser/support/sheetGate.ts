import type { Page } from 'playwright-core';
import { Hold } from './hold.ts';

declare global {
  interface Window {
    __sheet?: (method: string) => Promise<Reading>;
  }
}

/** `crash`: the worker ends, as if out of memory. */
type Reading = 'pass' | 'crash';

type Held = 'open' | 'check' | 'fillCards' | 'remove' | 'undo' | 'redo' | 'badRows';

/**
 * Holds questions of the page to its worker, as a large file would: opening it, checking its rows, reading card numbers
 * from it, and what the review does to the whole list. Call before the page loads.
 */
export async function holdSheets(page: Page): Promise<Record<Held, Hold<Reading>>> {
  const hold = (name: string) =>
    new Hold<Reading>(name, { usual: 'pass', stale: 'pass' }, { open: false, timeout: 30_000 });
  const holds = {
    open: hold('the reading of a file'),
    check: hold('the checking of its rows'),
    fillCards: hold('the card numbers of a file'),
    remove: hold('the removal of rows'),
    undo: hold('undo'),
    redo: hold('redo'),
    badRows: hold('the rows with problems'),
  };
  await page.exposeFunction('__sheet', (method: string) =>
    method in holds ? holds[method as Held].ask() : 'pass',
  );
  await page.addInitScript(askBeforePosting);
  return holds;
}

/** Runs in the page. */
function askBeforePosting(): void {
  const held = ['open', 'check', 'fillCards', 'remove', 'undo', 'redo', 'badRows'];
  window.Worker = class extends Worker {
    override postMessage(message: { method?: string }): void {
      const pass = () => super.postMessage(message);
      if (!window.__sheet || !held.includes(message.method ?? '')) {
        pass();
        return;
      }
      void window.__sheet(message.method ?? '').then((outcome) => {
        if (outcome === 'pass') pass();
        else this.dispatchEvent(new ErrorEvent('error'));
      });
    }
  };
}
