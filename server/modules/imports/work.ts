import type { Services } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { CHUNK, commitChunk, nextState } from './commit.ts';
import { KEPT_FOR_MS, STAGED_FOR_MS } from './present.ts';
import {
  analyzeTables,
  lockImport,
  lockOld,
  lockWaiting,
  removeImport,
  updateImport,
  type ImportRecord,
} from './queries.ts';
import { deleteAllRows } from './rowQueries.ts';
import { undoChunk } from './undo.ts';

const FIRST_RETRY_MS = 1_000;
const MOST_TRIES = 5;

/** Rows that were committed before the chunks after which the database looks at its tables anew. */
const LEARNS_AFTER = [0, 3 * CHUNK, 15 * CHUNK];

/**
 * One chunk of the import that waits longest, in one transaction that holds its row: another process skips it, a stop
 * waits for the chunk, and a process that dies leaves the chunk as it was. Gives whether there was one.
 */
export async function workOnce(services: Services): Promise<boolean> {
  let at: ImportRecord | undefined;
  try {
    await inTransaction(services.db, async (tx) => {
      const now = services.clock.date();
      at = await lockWaiting(tx, now);
      if (!at) return;
      await (at.state === 'undoing' ? undoChunk : commitChunk)(services, tx, at, now);
    });
    if (at?.state === 'committing' && LEARNS_AFTER.includes(at.doneRows)) await analyzeTables(services.db);
    return at !== undefined;
  } catch (error) {
    if (at) await postpone(services, at);
    throw error;
  }
}

/** 1 s, 2 s, 4 s, 8 s: then it is given back to its employer, who may let it go on or undo it. */
async function postpone(services: Services, { organizationId, id, tries }: ImportRecord): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const record = await lockImport(tx, organizationId, id);
    const working = record?.state === 'committing' || record?.state === 'undoing';
    if (!record || !working || record.tries !== tries) return;
    const nextTryAt = new Date(services.clock.now() + FIRST_RETRY_MS * 2 ** tries);
    const over = tries + 1 >= MOST_TRIES;
    await updateImport(tx, record, {
      tries: tries + 1,
      nextTryAt,
      ...(over ? { state: nextState(record, 'fail') } : {}),
    });
  });
}

/** Lists nobody went on with are dropped; of finished imports only the count is kept. */
export async function forgetOldImports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const drop = (states: Parameters<typeof lockOld>[1], keptForMs: number, staged: boolean) =>
    inTransaction(db, async (tx) => {
      const record = await lockOld(tx, states, new Date(clock.now() - keptForMs));
      if (!record) return false;
      if (staged) await removeImport(tx, record);
      else {
        await deleteAllRows(tx, record);
        await updateImport(tx, record, { state: nextState(record, 'archive') });
      }
      return true;
    });
  while (await drop(['staging', 'ready'], STAGED_FOR_MS, true));
  while (await drop(['stopped', 'failed', 'committed', 'undone'], KEPT_FOR_MS, false));
}
