import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { figureDatabase, figuresOfKey } from './wipeFigures.ts';

/** Whose figures: an account in one job. */
export interface FigureOwner {
  accountId: string;
  employeeId: string;
}

interface FiguresSchema extends DBSchema {
  figures: {
    key: [accountId: string, employeeId: string, name: string];
    value: { figures: unknown; keptAt: number };
  };
}

/** Maximum age of figures that are shown, in ms. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Opened for each use and closed again, so that wiping never has to wait for a connection. */
async function withFigures<T>(work: (database: IDBPDatabase<FiguresSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<FiguresSchema>(figureDatabase, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('figures');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The last answers of the server that this device shows without a network; of one account at a time. */
export async function keepFigures(
  { accountId, employeeId }: FigureOwner,
  name: string,
  figures: unknown,
): Promise<void> {
  localStorage.setItem(figuresOfKey, accountId);
  await withFigures(async (database) => {
    const tx = database.transaction('figures', 'readwrite');
    const write = async () => {
      for (const key of await tx.store.getAllKeys()) if (key[0] !== accountId) await tx.store.delete(key);
      await tx.store.put({ figures, keptAt: Date.now() }, [accountId, employeeId, name]);
    };
    await Promise.all([write(), tx.done]);
  });
}

/** Null where there are none. */
export async function recallFigures<Figures>(
  { accountId, employeeId }: FigureOwner,
  name: string,
): Promise<Figures | null> {
  const kept = await withFigures((database) => database.get('figures', [accountId, employeeId, name]));
  return kept && kept.keptAt > Date.now() - MAX_AGE_MS ? (kept.figures as Figures) : null;
}
