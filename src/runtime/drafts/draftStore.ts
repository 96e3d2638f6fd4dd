import { openDB, type IDBPDatabase } from 'idb';
import { draftDatabase } from './wipeDrafts.ts';

/** Unfinished forms on this device: one for each owner (an account in a job) and kind of form. Rejects where nothing can be kept. */
export interface DraftStore {
  read(owner: string, form: string): Promise<unknown>;
  write(owner: string, form: string, draft: unknown): Promise<void>;
  remove(owner: string, form: string): Promise<void>;
}

const store = 'drafts';

/** Opened for each use and closed after it, so that wiping never waits for anybody. */
async function within<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(draftDatabase, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore(store);
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const draftStore: DraftStore = {
  read: (owner, form) => within((database) => database.get(store, [owner, form])),
  write: async (owner, form, draft) => {
    await within((database) => database.put(store, draft, [owner, form]));
  },
  remove: (owner, form) => within((database) => database.delete(store, [owner, form])),
};
