import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { brokenUnique } from '../../../database/transaction.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import {
  deleteView,
  insertView,
  saveColumns,
  selectColumns,
  selectViews,
  updateView,
  type OwnList,
} from './sql/setup.ts';
import { lockEmployer } from '../../organization/index.ts';

type Schemas = components['schemas'];

/** The contract's `maxItems` of `ListSetup.views`. */
const MOST_VIEWS = 20;

export async function setupOf(db: Executor, own: OwnList): Promise<Schemas['ListSetup']> {
  const columns = await selectColumns(db, own);
  const views = await selectViews(db, own);
  return {
    hidden: columns?.hidden ?? [],
    views: views.map(({ savedAt, ...view }) => ({ ...view, savedAt: savedAt.toISOString() })),
  };
}

export async function chooseColumns(tx: Tx, own: OwnList, hidden: readonly string[], at: Date) {
  await saveColumns(tx, own, hidden, at);
  return setupOf(tx, own);
}

/** Throws 409 viewExists when the person has a view of this name. */
function refuseTakenName(error: unknown): never {
  if (brokenUnique(error))
    throw conflict('viewExists', { errors: [{ pointer: '/name', code: 'viewExists' }] });
  throw error;
}

/** Throws 409 tooManyViews, viewExists. */
export async function saveView(tx: Tx, own: OwnList, view: Schemas['NewListView'], at: Date) {
  // Serializes saves of views, so that nobody exceeds the limit.
  await lockEmployer(tx, own);
  if ((await selectViews(tx, own)).length >= MOST_VIEWS) throw conflict('tooManyViews');
  await insertView(tx, own, newId(), { ...view, name: view.name.trim() }, at).catch(refuseTakenName);
  return setupOf(tx, own);
}

/** Throws 404, 409 viewExists. */
export async function changeView(tx: Tx, own: OwnList, id: string, view: Schemas['ListViewChange']) {
  if (!(await updateView(tx, own, id, { ...view, name: view.name.trim() }).catch(refuseTakenName)))
    throw notFound();
  return setupOf(tx, own);
}

/** Throws 404. */
export async function forgetView(tx: Tx, own: OwnList, id: string) {
  if (!(await deleteView(tx, own, id))) throw notFound();
  return setupOf(tx, own);
}
