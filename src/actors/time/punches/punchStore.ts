import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptPunch, Punch, QueueOwner } from '#machines/flows/time/punchQueue/punchQueueMachine.ts';

/** The store survives sign-out, because punches wait for their owner. */
interface PunchesSchema extends DBSchema {
  punches: {
    key: number;
    value: Omit<KeptPunch, 'seq'> & { seq?: number; owner: string; doneAt: number | null };
    indexes: { id: string; owner: string };
  };
}

export const punchDatabase = 'davomat-punches';
/** Answered punches stay visible for three days, in ms. */
const shownFor = 3 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<PunchesSchema>> | undefined;

function open(): Promise<IDBPDatabase<PunchesSchema>> {
  const forget = () => (opened = undefined);
  opened ??= openDB<PunchesSchema>(punchDatabase, 1, {
    upgrade: (fresh) => {
      const punches = fresh.createObjectStore('punches', { keyPath: 'seq', autoIncrement: true });
      punches.createIndex('id', 'punch.id', { unique: true });
      punches.createIndex('owner', 'owner');
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

const nameOf = ({ accountId, employeeId }: QueueOwner): string => `${accountId}/${employeeId}`;

/** Resolves once the punch is on the disk; rejects when it is not, as when the disk is full. */
export async function keep(owner: QueueOwner, punch: Punch): Promise<void> {
  const database = await open();
  const tx = database.transaction('punches', 'readwrite', { durability: 'strict' });
  const row = { owner: nameOf(owner), punch, state: 'queued' as const, code: null, at: null, doneAt: null };
  const add = async () => {
    if ((await tx.store.index('id').getKey(punch.id)) === undefined) await tx.store.add(row);
  };
  // Awaits both: if only the request were awaited, its error would leave the transaction's rejection unhandled.
  await Promise.all([add(), tx.done]);
}

/** The owner's punches, in the order in which they were made. */
export async function list(owner: QueueOwner): Promise<KeptPunch[]> {
  const rows = await (await open()).getAllFromIndex('punches', 'owner', nameOf(owner));
  const shownFrom = Date.now() - shownFor;
  return rows
    .filter(({ doneAt }) => doneAt === null || doneAt > shownFrom)
    .map(({ seq, punch, state, code, at }) => ({ seq: seq!, punch, state, code, at }));
}

export const firstQueued = async (owner: QueueOwner): Promise<KeptPunch | undefined> =>
  (await list(owner)).find(({ state }) => state === 'queued');

/** Writes down the answer; what was answered long ago is removed with it. */
export async function answer(
  owner: QueueOwner,
  seq: number,
  change: Pick<KeptPunch, 'state' | 'code' | 'at'>,
): Promise<void> {
  const tx = (await open()).transaction('punches', 'readwrite');
  const removeOld = async () => {
    for (const row of await tx.store.index('owner').getAll(nameOf(owner)))
      if (row.doneAt !== null && row.doneAt <= Date.now() - shownFor) await tx.store.delete(row.seq!);
  };
  const write = async () => {
    const row = await tx.store.get(seq);
    if (row) await tx.store.put({ ...row, ...change, doneAt: Date.now() });
    await removeOld();
  };
  await Promise.all([write(), tx.done]);
}

export const remove = async (seq: number): Promise<void> => (await open()).delete('punches', seq);
