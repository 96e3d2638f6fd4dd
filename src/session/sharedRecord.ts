import type { StoredSession } from '#machines/flows/auth/session/sessionMachine.ts';
import type { AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';

/**
 * The record that all tabs share. Another tab's write to local storage may not be visible yet when its write to
 * IndexedDB is.
 */
export interface SessionRecord {
  current: StoredSession | null;
  /** Former tokens, newest last. */
  past: string[];
  /** Facts of the current session, for an offline start. */
  facts?: AccountFacts;
}

/** Atomic across tabs: `work` receives the record and returns its new value. */
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

/** Where IndexedDB is unavailable (some private windows), each tab keeps its own record. */
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
      // The site's data is being cleared: close, and open again next time.
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
