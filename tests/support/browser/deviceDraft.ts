import type { BrowserContext, Page } from 'playwright-core';

/**
 * Reads a key of the drafts' database through another page of the same context; null when there is nothing. `put` is
 * stored first when given.
 */
export async function deviceDraft(
  context: BrowserContext,
  key: (string | number)[],
  put?: unknown,
): Promise<unknown> {
  const tab = await besideOf(context);
  const kept = await tab.evaluate(
    ({ key: at, value }) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('davomat-drafts', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
        opening.onerror = () => reject(new Error('the drafts do not open'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
          if (value) store.put(value, at);
          const reading = store.get(at) as IDBRequest<unknown>;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result ?? null);
          };
        };
      }),
    { key, value: put ?? null },
  );
  return kept;
}

const beside = new WeakMap<BrowserContext, Promise<Page>>();

/** A page of the app's origin on which nothing of the app runs; one for each context. */
export function besideOf(context: BrowserContext): Promise<Page> {
  const opened = beside.get(context) ?? openBeside(context);
  beside.set(context, opened);
  return opened;
}

async function openBeside(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/mark.svg');
  return tab;
}
