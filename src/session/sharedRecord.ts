import type { StoredSession } from '#machines/flows/auth/session/sessionMachine.ts';
import type { AccountFacts } from '#machines/flows/auth/startup/startupMachine.ts';

/** What all tabs agree on. Another tab's write to local storage may not be visible yet where IndexedDB's already is. */
export interface SessionRecord {
  current: StoredSession | null;
  /** Tokens that were current once, newest last. */
  past: string[];
  /** Of the current session, for a start without network. */
  facts?: AccountFacts;
}

/** One step at a time over all tabs: `work` sees the record as it is and answers what it becomes. */
export interface SharedRecord {
  change<T>(work: (record: SessionRecord) => { record: SessionRecord; result: T }): Promise<T>;
}

const empty: SessionRecord = { current: null, past: [] };

export function memoryRecord(): SharedRecord {
  let kept = empty;
  return {
    change: async (work) => {
      const { record, result } = work(kept);
      kept = record;
      return result;
    },
  };
}

/** Where IndexedDB is closed to us (some private windows) each tab keeps its own. */
export function indexedDbRecord(factory: () => IDBFactory = () => indexedDB): SharedRecord {
  const fallback = memoryRecord();
  let opened: Promise<IDBDatabase> | undefined;
  return {
    change: async (work) => {
      let database: IDBDatabase;
      try {
        database = await (opened ??= open(factory(), () => (opened = undefined)));
      } catch {
        return fallback.change(work);
      }
      return changeIn(database, work);
    },
  };
}

const store = 'session';
const key = 'record';

const open = (factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open('davomat-session', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => {
      const database = request.result;
      // Somebody clears the site's data: let them, and open anew next time.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      database.onclose = onClosed;
      resolve(database);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB does not open'));
    };
  });

const changeIn = <T>(
  database: IDBDatabase,
  work: (record: SessionRecord) => { record: SessionRecord; result: T },
): Promise<T> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite');
    const read = transaction.objectStore(store).get(key) as IDBRequest<SessionRecord | undefined>;
    let answer: { record: SessionRecord; result: T };
    read.onsuccess = () => {
      answer = work(read.result ?? empty);
      transaction.objectStore(store).put(answer.record, key);
    };
    transaction.oncomplete = () => {
      resolve(answer.result);
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('IndexedDB stopped'));
    };
  });
