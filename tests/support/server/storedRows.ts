import type { Page } from 'playwright-core';

/**
 * The entries (key, value) of a store of the page's IndexedDB, as JSON; null where there is no such database. Reading creates
 * none: an empty database of the app's version would never get its stores, and everything that the app keeps would
 * fail. One that is deleted at the same moment counts as gone.
 */
export function storedRows(page: Page, database: string, store: string): Promise<string | null> {
  return page.evaluate(
    (at) =>
      new Promise<string | null>((resolve, reject) => {
        const opening = indexedDB.open(at.database);
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
        };
        opening.onerror = () => {
          if (opening.error?.name === 'AbortError') resolve(null);
          else reject(new Error('the database does not open'));
        };
        opening.onsuccess = () => {
          const rows = opening.result.transaction(at.store).objectStore(at.store);
          const [keys, values] = [rows.getAllKeys(), rows.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(keys.result.map((key, index) => [key, values.result[index] as unknown])));
          };
        };
      }),
    { database, store },
  );
}
