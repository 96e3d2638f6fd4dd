import type { Page } from 'playwright-core';
import { Hold } from './hold.ts';

declare global {
  interface Window {
    __storage?: (database: string) => Promise<Outcome>;
  }
}

type Outcome = 'pass' | 'fail';

/**
 * Holds the page's database operations, like a slow disk: the opening of a database, and the end of a transaction that writes;
 * `fail` is a full disk. Nobody waits for the end of one that only reads: it would take the answer that is meant for the next question. Call before the page loads. Names are those of IndexedDB databases; open at first.
 */
export async function holdStorage<Name extends string>(
  page: Page,
  databases: Record<Name, string>,
): Promise<Record<Name, Hold<Outcome>>> {
  const holds = {} as Record<Name, Hold<Outcome>>;
  const byDatabase = new Map<string, Hold<Outcome>>();
  for (const [name, database] of Object.entries<string>(databases)) {
    const hold = new Hold<Outcome>(database, { usual: 'pass', stale: 'pass' });
    holds[name as Name] = hold;
    byDatabase.set(database, hold);
  }
  await page.exposeFunction('__storage', (database: string) => byDatabase.get(database)?.ask() ?? 'pass');
  await page.addInitScript(askBeforeEnds);
  return holds;
}

/**
 * Runs in the page. Its listeners are the first on every request and transaction: the app's are called after the
 * decision.
 */
function askBeforeEnds(): void {
  const hold = (target: EventTarget, database: string, good: string, bad: string) => {
    target.addEventListener(good, (event) => {
      if (!event.isTrusted || !window.__storage) return;
      event.stopImmediatePropagation();
      void window.__storage(database).then((outcome) => {
        target.dispatchEvent(new Event(outcome === 'pass' ? good : bad));
      });
    });
  };
  /* oxlint-disable typescript/unbound-method -- called with their own `this` */
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  /* oxlint-enable typescript/unbound-method */
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version);
    hold(request, name, 'success', 'error');
    return request;
  };
  IDBDatabase.prototype.transaction = function (...wanted) {
    const started = transaction.apply(this, wanted);
    if (started.mode !== 'readonly') hold(started, this.name, 'complete', 'abort');
    return started;
  };
}
