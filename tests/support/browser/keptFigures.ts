import type { BrowserContext } from 'playwright-core';
import { besideOf } from './deviceDraft.ts';
import { storedRows } from '../server/storedRows.ts';
import { figureDatabase } from '#src/runtime/figures/wipeFigures.ts';

export type FigureKey = [accountId: string, employeeId: string, name: string];

/** Puts figures into a browser's store, as an earlier visit would have left them; null takes all away. */
export async function setFigures(context: BrowserContext, key: FigureKey, figures: unknown): Promise<void> {
  const tab = await besideOf(context);
  await tab.evaluate(
    ({ name, at, value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onerror = () => reject(new Error('the store does not open'));
        opening.onupgradeneeded = () => opening.result.createObjectStore('figures');
        opening.onsuccess = () => {
          const database = opening.result;
          const tx = database.transaction('figures', 'readwrite');
          const store = tx.objectStore('figures');
          store.clear();
          if (value !== null) store.put({ figures: value, keptAt: Date.now() }, at);
          tx.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { name: figureDatabase, at: key, value: figures },
  );
}

/** Everything that is kept, as text; null where there is no such store. */
export const readFigures = async (context: BrowserContext): Promise<string | null> =>
  storedRows(await besideOf(context), figureDatabase, 'figures');
