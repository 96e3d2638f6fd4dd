import {
  archivableImportStates,
  stagedImportStates,
  workingImportStates,
} from '#machines/lifecycles/importMachine.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { giveWay } from '../../../giveWay.ts';
import type { ChunkSizer } from './chunkSize.ts';
import { commitChunk, nextState } from './commit.ts';
import { KEPT_FOR_MS, STAGED_FOR_MS } from './present.ts';
import { analyzeTable, importedTables } from './sql/statistics.ts';
import {
  lockImport,
  lockOldImport,
  lockWaitingImport,
  removeImport,
  updateImport,
  type ImportRecord,
} from './sql/imports.ts';
import { deleteAllRows } from './sql/rows.ts';
import { undoChunk } from './undo.ts';

const FIRST_RETRY_MS = 1_000;
const MOST_TRIES = 5;

/** The planner's statistics are refreshed after this many committed rows, and each time their number has doubled since. */
const FIRST_ANALYZED_AT = 100;
const LAST_ANALYZED_AT = 12_800;

/**
 * Makes a worker that processes one chunk of the import that has waited longest. The transaction locks the import's
 * record: another process skips it, a stop waits for the chunk, and a crash rolls the chunk back. Resolves to false if
 * no import waits.
 */
export function makeImportWorker(services: Services, sizer: ChunkSizer): () => Promise<boolean> {
  const { db, clock } = services;
  return async () => {
    let before: ImportRecord | undefined;
    try {
      const after = await sizer.measure(() =>
        inTransaction(db, async (tx) => {
          const at = clock.date();
          before = await lockWaitingImport(tx, at);
          if (!before) return undefined;
          const takeFurther = before.state === 'undoing' ? undoChunk : commitChunk;
          return takeFurther(services, tx, before, sizer.limit(), at);
        }),
      );
      if (before && after) await analyzeWhenGrown(services, before, after);
      return after !== undefined;
    } catch (error) {
      if (before) await postpone(services, before);
      throw error;
    }
  };
}

async function analyzeWhenGrown(
  { db }: Pick<Services, 'db'>,
  before: ImportRecord,
  after: ImportRecord,
): Promise<void> {
  let rows = FIRST_ANALYZED_AT;
  while (rows <= before.doneRows) rows *= 2;
  if (rows > Math.min(after.doneRows, LAST_ANALYZED_AT)) return;
  // The list does not grow during a commit, so one refresh is enough.
  const tables =
    before.doneRows < FIRST_ANALYZED_AT
      ? (['employeeImportRow', ...importedTables] as const)
      : importedTables;
  for (const table of tables) {
    await giveWay();
    await analyzeTable(db, table);
  }
}

/** Retries after 1, 2, 4 and 8 s. Then the import fails, and the employer may continue or undo it. */
async function postpone(services: Services, { organizationId, id, tries }: ImportRecord): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const record = await lockImport(tx, organizationId, id);
    if (!record || !workingImportStates.includes(record.state) || record.tries !== tries) return;
    const nextTryAt = new Date(services.clock.now() + FIRST_RETRY_MS * 2 ** tries);
    const isLastTry = tries + 1 >= MOST_TRIES;
    await updateImport(tx, record, {
      tries: tries + 1,
      nextTryAt,
      ...(isLastTry ? { state: nextState(record, 'fail') } : {}),
    });
  });
}

/** Deletes staged imports that nobody has finished, and the rows of finished imports; their counts are kept. */
export async function forgetOldImports({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const drop = (states: Parameters<typeof lockOldImport>[1], keptForMs: number, staged: boolean) =>
    inTransaction(db, async (tx) => {
      const record = await lockOldImport(tx, states, new Date(clock.now() - keptForMs));
      if (!record) return false;
      if (staged) await removeImport(tx, record);
      else {
        await deleteAllRows(tx, record);
        await updateImport(tx, record, { state: nextState(record, 'archive') });
      }
      return true;
    });
  while (await drop(stagedImportStates, STAGED_FOR_MS, true));
  while (await drop(archivableImportStates, KEPT_FOR_MS, false));
}
