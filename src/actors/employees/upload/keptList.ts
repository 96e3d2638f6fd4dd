import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  ExcelUploadInput,
  KeeperEvent,
  KeptList,
  RestoredList,
} from '#machines/flows/employees/excelUpload/excelUploadSetup.ts';
import type { ChosenStatus } from '#domain/employee.ts';
import { listStore } from '#src/runtime/drafts/listStore.ts';
import type { KeptBlock } from '#src/workers/sheets/protocol.ts';
import { sheetOf } from './sheets.ts';

/** Another version of the app may have kept another shape: such a list is not offered. */
const VERSION = 1;

interface KeptFacts extends KeptList {
  version: number;
  newStatus: ChosenStatus;
}

const store = listStore<KeptFacts, KeptBlock>('excelUpload');

export const findKept = fromPromise<KeptList | null, ExcelUploadInput>(async ({ input }) => {
  const found = await store.read(input.owner);
  if (found?.version !== VERSION) return null;
  const { fileName, rows, keptAt } = found;
  return { fileName, rows, keptAt };
});

export const restoreList = fromPromise<RestoredList, ExcelUploadInput & { sheetId: string }>(
  async ({ input }) => {
    const { client, view } = sheetOf(input.sheetId);
    const found = await store.read(input.owner);
    if (!found) throw new Error('the list is no longer kept');
    const summary = await client.ask('restore', await store.readBlocks(input.owner), found.newStatus);
    await view.choose(summary.problems > 0 ? 'problems' : 'all');
    return { fileName: found.fileName, summary };
  },
);

type Change = Extract<KeeperEvent, { type: 'list.changed' }>;

/**
 * Stores changed blocks one at a time. Resolves to false if it was interrupted, or if this page may not store the list.
 */
async function keep(owner: string, change: Change, isNew: boolean, isOver: () => boolean): Promise<boolean> {
  const { sheetId, fileName, rows, newStatus } = change;
  const { client } = sheetOf(sheetId);
  if (isNew) await store.begin(owner, sheetId);
  for (let all = isNew; !isOver(); all = false) {
    const block = await client.ask('unkept', all);
    if (!block) break;
    if (isOver() || !(await store.write(owner, sheetId, block.at, block))) return false;
  }
  if (isOver()) return false;
  const keptAt = new Date().toISOString();
  return store.finish(owner, sheetId, { version: VERSION, fileName, rows, newStatus, keptAt });
}

/** Stores the list after each correction. Reports once for each new list whether the device stores it. */
export const listKeeper = fromCallback<EventObject, ExcelUploadInput>(({ input, receive, sendBack }) => {
  const { owner } = input;
  let next: KeeperEvent | undefined;
  let keptSheet: string | undefined;
  let failedSheet: string | undefined;
  let working = false;
  let stopped = false;

  const take = async (event: KeeperEvent) => {
    if (event.type === 'list.dropped') {
      keptSheet = undefined;
      await store.remove(owner);
      return;
    }
    const { sheetId } = event;
    if (sheetId === failedSheet) return;
    const isNew = sheetId !== keptSheet;
    keptSheet = sheetId;
    // A list that was dropped or replaced meanwhile is not stored further, and nobody waits for its answer.
    const isOver = () =>
      stopped || (next !== undefined && !(next.type === 'list.changed' && next.sheetId === sheetId));
    const kept = await keep(owner, event, isNew, isOver).catch(() => false);
    if (!kept) failedSheet = sheetId;
    if (isOver()) return;
    if (!kept) sendBack({ type: 'keeping.failed' });
    else if (isNew) sendBack({ type: 'list.kept' });
  };
  const work = async () => {
    working = true;
    // After the page is gone only a removal still counts: a late write must not outlive a sign-out.
    while (next && !(stopped && next.type === 'list.changed')) {
      const event = next;
      next = undefined;
      await take(event).catch(() => undefined);
    }
    working = false;
  };
  receive((event) => {
    next = event as KeeperEvent;
    if (!working) void work();
  });
  return () => {
    stopped = true;
  };
});
