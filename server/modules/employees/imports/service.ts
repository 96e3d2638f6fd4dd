import { importMachine, stagedImportStates } from '#machines/lifecycles/importMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Database, Executor, Tx } from '../../../database/database.ts';
import { brokenUnique, inTransaction } from '../../../database/transaction.ts';
import { conflict, illegalTransition, notFound, refusedByRule } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import type { Writing } from '../records/index.ts';
import { judgeAll, type RunPart } from './findings.ts';
import { planOf, presentImport } from './present.ts';
import { countOutcomes } from './sql/shownRows.ts';
import {
  insertImport,
  lockImport,
  lockOpenImport,
  removeImport,
  selectImport,
  updateImport,
  type ImportRecord,
  type ImportState,
} from './sql/imports.ts';
import { decideRows } from './sql/rows.ts';
import { makeNewUnits } from './units.ts';

type Schemas = components['schemas'];

export interface Key {
  organizationId: string;
  id: string;
}

type Verb = 'add' | 'decide' | 'check' | 'abandon' | 'commit' | 'stop' | 'continue' | 'undo';

/** Locks the import and decides its state after the event. Throws 404, or 409 illegalTransition. */
export async function lockImportFor(tx: Tx, { organizationId, id }: Key, verb: Verb) {
  const record = await lockImport(tx, organizationId, id);
  if (!record) throw notFound();
  const decision = decide(importMachine, record.state, verb, 'employer', { undoBegun: record.undoBegun });
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  return { record, state: decision.state as ImportState };
}

/**
 * Presents imports with the number of rows of each outcome. The rows are counted while the list may change; later the
 * counts are those of the commit.
 */
export async function presentAll(
  db: Executor,
  records: readonly ImportRecord[],
): Promise<Schemas['Import'][]> {
  const names = await namesOfAccounts(db, [...new Set(records.map(({ byAccountId }) => byAccountId))]);
  const imports = [];
  for (const record of records) {
    const staged = stagedImportStates.includes(record.state);
    const plan = staged ? planOf(await countOutcomes(db, record.organizationId, record.id)) : undefined;
    imports.push(presentImport(record, names.get(record.byAccountId)!, plan));
  }
  return imports;
}

export const present = async (db: Executor, record: ImportRecord): Promise<Schemas['Import']> =>
  (await presentAll(db, [record]))[0]!;

/** Throws 404. */
export async function readImport(db: Executor, { organizationId, id }: Key): Promise<ImportRecord> {
  const record = await selectImport(db, organizationId, id);
  if (!record) throw notFound();
  return record;
}

export interface ImportAuthor {
  organizationId: string;
  byAccountId: string;
  byJobId: string;
  at: Date;
}

/** Starts an import. Throws 409 importOpen if the employer has another one that is staged or being committed. */
export async function startImport(
  tx: Tx,
  { at, ...who }: ImportAuthor,
  { fileName, rowCount, replace }: Schemas['NewImport'],
): Promise<ImportRecord> {
  if (replace) {
    const open = await lockOpenImport(tx, who.organizationId, who.byJobId);
    if (open && decide(importMachine, open.state, 'abandon', 'employer').legal) await removeImport(tx, open);
  }
  const zeroCounts = { doneTo: 0, doneRows: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };
  const record = await insertImport(tx, {
    ...who,
    ...zeroCounts,
    id: newId(),
    fileName: fileName.trim(),
    rowCount,
    state: 'staging',
    newUnits: [],
    decision: null,
    staged: 0,
    plan: null,
    undoBegun: false,
    undoneTo: 0,
    undoneRows: 0,
    removed: 0,
    restored: 0,
    kept: 0,
    tries: 0,
    nextTryAt: at,
    startedAt: at,
    touchedAt: at,
    committedAt: null,
    undoneAt: null,
  });
  if (!record) throw conflict('importOpen');
  return record;
}

export async function abandonImport(tx: Tx, key: Key): Promise<void> {
  const { record } = await lockImportFor(tx, key, 'abandon');
  await removeImport(tx, record);
}

/** Decides the rows with these numbers; without numbers all rows, including those staged later. */
export async function decideImport(
  tx: Tx,
  key: Key,
  { decision, rowNumbers }: Schemas['ImportDecision'],
  at: Date,
): Promise<ImportRecord> {
  const { record, state } = await lockImportFor(tx, key, 'decide');
  await decideRows(tx, record, decision, rowNumbers);
  return updateImport(tx, record, { state, touchedAt: at, ...(rowNumbers ? {} : { decision }) });
}

/** The revision of the list that was checked. Another chunk or decision changes it. */
export type JudgedRevision = Pick<ImportRecord, 'touchedAt' | 'staged'>;

/**
 * Checks the list before `checkImport` does, one chunk in each transaction, so that the server answers others in
 * between. Throws as `lockImportFor` does, also if the import is abandoned in the meantime.
 */
export async function judgeAhead(db: Database, key: Key, at: Date): Promise<JudgedRevision> {
  const runPart: RunPart = (work) =>
    inTransaction(db, async (tx) => {
      await lockImportFor(tx, key, 'check');
      return work(tx);
    });
  const { touchedAt, staged, newUnits } = await inTransaction(
    db,
    async (tx) => (await lockImportFor(tx, key, 'check')).record,
  );
  await judgeAll(runPart, { ...key, newUnits }, at);
  return { touchedAt, staged };
}

/** Checks the list again if it has changed since `judged`. */
export async function checkImport(tx: Tx, key: Key, judged: JudgedRevision, at: Date): Promise<ImportRecord> {
  const { record, state } = await lockImportFor(tx, key, 'check');
  const isSame = record.touchedAt.getTime() === judged.touchedAt.getTime() && record.staged === judged.staged;
  if (!isSame) await judgeAll((work) => work(tx), record, at);
  return updateImport(tx, record, { state, touchedAt: at });
}

/**
 * Commits an import. Throws 422 importHasProblems while a row has a problem or waits for a decision, and 409
 * tooManyUnits.
 */
export async function commitImport(tx: Tx, key: Key, writing: Writing): Promise<ImportRecord> {
  const { at } = writing;
  const { record, state } = await lockImportFor(tx, key, 'commit');
  const plan = planOf(await countOutcomes(tx, record.organizationId, record.id));
  if (plan.problem + plan.decide > 0) throw refusedByRule('importHasProblems');
  await makeNewUnits(tx, writing, record);
  return updateImport(tx, record, {
    state,
    plan: JSON.stringify(plan),
    tries: 0,
    nextTryAt: at,
    touchedAt: at,
  });
}

/**
 * Stops, continues or undoes an import. Throws 409 importOpen if the employer has started another one in the meantime.
 */
export async function steerImport(
  tx: Tx,
  key: Key,
  verb: 'stop' | 'continue' | 'undo',
  at: Date,
): Promise<ImportRecord> {
  const { record, state } = await lockImportFor(tx, key, verb);
  try {
    return await updateImport(tx, record, {
      state,
      tries: 0,
      nextTryAt: at,
      touchedAt: at,
      undoBegun: record.undoBegun || verb === 'undo',
    });
  } catch (error) {
    throw brokenUnique(error) ? conflict('importOpen') : error;
  }
}
