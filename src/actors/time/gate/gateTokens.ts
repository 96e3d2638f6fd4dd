import { openDB, type DBSchema } from 'idb';

interface GateSchema extends DBSchema {
  tokens: { key: string; value: string };
}

const open = () =>
  openDB<GateSchema>('davomat-gate', 1, {
    upgrade: (database) => {
      database.createObjectStore('tokens');
    },
  });

async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Tokens of the gates that this device shows, in IndexedDB, because local storage holds the session's keys only. */
export const gateTokens = {
  read: (gateId: string) => withDatabase((database) => database.get('tokens', gateId)),
  keep: (gateId: string, token: string) => withDatabase((database) => database.put('tokens', token, gateId)),
  forget: (gateId: string) => withDatabase((database) => database.delete('tokens', gateId)),
};
