import type { Tx } from '../../../database/database.ts';
import type { PayRun, PayRunItem } from '../../../database/tables.generated.ts';
import { conflict } from '../../../http/problem.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { identifyRun } from './identifyRun.ts';
import { lockRunFor } from './lockRunFor.ts';
import { draftItems, hasNetPay, isWorthDrafting, isPaid, refreshItem, type Computation } from './compute.ts';
import { keyOf, deleteItems, selectItemRows, insertItems, updateRun } from '../runRecords/index.ts';

export const computationOf = (
  { organizationId, id: runId, kind, period, advancePercent: percent }: PayRun,
  at: Date,
): Computation => ({ organizationId, runId, kind, period, percent, at });

/**
 * Computes a draft again from the month as it is now. `changed` counts people or requests that get another amount, were
 * added, or get nothing any more. Throws 404, 409 illegalTransition and nobodyToPay.
 */
export async function recomputeRun(
  tx: Tx,
  author: Author,
  id: string,
): Promise<{ run: PayRun; changed: number }> {
  const { organizationId, at } = author;
  const { run: draft } = await lockRunFor(tx, author, id, 'compute');
  const run: PayRun = { ...draft, createdAt: at, createdByAccountId: author.byAccountId };
  const before = new Map((await selectItemRows(tx, organizationId, id)).map((item) => [keyOf(item), item]));
  const now = await draftItems(tx, computationOf(run, at));
  const items = now.map((item) => {
    const known = before.get(keyOf(item));
    return known ? refreshItem(known, item) : item;
  });
  if (!isWorthDrafting(items) && !hasNetPay(items)) throw conflict('nobodyToPay');
  await deleteItems(tx, organizationId, id);
  await insertItems(tx, items);
  await updateRun(tx, run);
  const changed = countChanged([...before.values()], items);
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      event: 'compute',
      before: null,
      after: { ...identifyRun(run), people: items.filter(isPaid).length, changed },
    },
  ]);
  return { run, changed };
}

function countChanged(before: readonly PayRunItem[], after: readonly PayRunItem[]): number {
  const nothing = '0 0';
  const result = ({ amount, carried }: PayRunItem) => `${amount} ${carried}`;
  const results = new Map(before.map((item) => [keyOf(item), result(item)]));
  const now = new Map(after.map((item) => [keyOf(item), result(item)]));
  const keys = new Set([...results.keys(), ...now.keys()]);
  return [...keys].filter((id) => (results.get(id) ?? nothing) !== (now.get(id) ?? nothing)).length;
}
