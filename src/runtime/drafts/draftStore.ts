import { openDB, type IDBPDatabase } from 'idb';
import { noteChange } from './draftAges.ts';
import { draftDatabase } from './wipeDrafts.ts';

/**
 * Unfinished forms on this device, one for each owner (an account in a job) and kind of form. Rejects where the device
 * stores nothing.
 */
export interface DraftStore {
  read(owner: string, form: string): Promise<unknown>;
  write(owner: string, form: string, draft: unknown): Promise<void>;
  remove(owner: string, form: string): Promise<void>;
}

export const draftObjects = 'drafts';

/** Opens the database for each use and closes it again, so that wiping never has to wait for a connection. */
export async function withDrafts<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(draftDatabase, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore(draftObjects);
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** A draft and, of a list, all of its blocks. */
const rangeOf = (owner: string, form: string): IDBKeyRange =>
  IDBKeyRange.bound([owner, form], [owner, form, []]);

export const draftStore: DraftStore = {
  read: (owner, form) => withDrafts((database) => database.get(draftObjects, [owner, form])),
  write: async (owner, form, draft) => {
    noteChange(owner, form);
    await withDrafts((database) => database.put(draftObjects, draft, [owner, form]));
  },
  remove: (owner, form) => withDrafts((database) => database.delete(draftObjects, rangeOf(owner, form))),
};
