import type { IDBPTransaction } from 'idb';
import { noteChange } from './draftAges.ts';
import { draftObjects, draftStore, withDrafts } from './draftStore.ts';

/**
 * A long list kept on the device in blocks, one list for each owner. Blocks are written one by one as rows change. A new
 * list replaces the former one when all of its blocks are there; the page that had the former one can no longer write.
 */
export interface ListStore<Facts, Block> {
  read(owner: string): Promise<Facts | undefined>;
  readBlocks(owner: string): Promise<Block[]>;
  begin(owner: string, listId: string): Promise<void>;
  /** False when the list was replaced or removed, or another one was begun before this one was finished. */
  write(owner: string, listId: string, at: number, block: Block): Promise<boolean>;
  /** Makes this list the current one, with these facts. Returns false in the same cases as `write`. */
  finish(owner: string, listId: string, facts: Facts): Promise<boolean>;
  remove(owner: string): Promise<void>;
}

interface Head<Facts> {
  current: { listId: string; facts: Facts } | null;
  /** A list whose blocks are still being written. */
  begun: string | null;
}

type Tx = IDBPTransaction<unknown, [typeof draftObjects], 'readwrite'>;

export function listStore<Facts, Block>(form: string): ListStore<Facts, Block> {
  const headOf = (owner: string) => [owner, form];
  const blocksOf = (owner: string, listId: string) =>
    IDBKeyRange.bound([owner, form, listId, 0], [owner, form, listId, Infinity]);

  const change = <T>(owner: string, work: (tx: Tx, head: Head<Facts>) => Promise<T>) =>
    withDrafts(async (database) => {
      noteChange(owner, form);
      const tx = database.transaction(draftObjects, 'readwrite');
      const head = (await tx.store.get(headOf(owner))) as Head<Facts> | undefined;
      const result = await work(tx, head ?? { current: null, begun: null });
      await tx.done;
      return result;
    });

  const readCurrent = async (owner: string) =>
    withDrafts(async (database) => {
      const head = (await database.get(draftObjects, headOf(owner))) as Head<Facts> | undefined;
      return head?.current ?? undefined;
    });

  const isWritable = ({ current, begun }: Head<Facts>, listId: string) =>
    current?.listId === listId || begun === listId;

  return {
    read: async (owner) => (await readCurrent(owner))?.facts,
    readBlocks: async (owner) => {
      const current = await readCurrent(owner);
      if (!current) return [];
      return withDrafts(
        async (database) => (await database.getAll(draftObjects, blocksOf(owner, current.listId))) as Block[],
      );
    },
    begin: (owner, listId) =>
      change(owner, async (tx, head) => {
        if (head.begun !== null) await tx.store.delete(blocksOf(owner, head.begun));
        await tx.store.put({ ...head, begun: listId } satisfies Head<Facts>, headOf(owner));
      }),
    write: (owner, listId, at, block) =>
      change(owner, async (tx, head) => {
        if (!isWritable(head, listId)) return false;
        await tx.store.put(block, [owner, form, listId, at]);
        return true;
      }),
    finish: (owner, listId, facts) =>
      change(owner, async (tx, head) => {
        if (!isWritable(head, listId)) return false;
        const former = head.current?.listId;
        if (former !== undefined && former !== listId) await tx.store.delete(blocksOf(owner, former));
        const begun = head.begun === listId ? null : head.begun;
        await tx.store.put({ current: { listId, facts }, begun } satisfies Head<Facts>, headOf(owner));
        return true;
      }),
    remove: (owner) => draftStore.remove(owner, form),
  };
}
