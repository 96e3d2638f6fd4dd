import type { Tx } from '../../database/database.ts';
import type { PayRun, PayRunItem } from '../../database/tables.generated.ts';
import { conflict } from '../../http/problem.ts';
import { writeAudit, type Author } from '../audit/index.ts';
import { namedBy } from './audited.ts';
import { decided } from './change.ts';
import { computeItems, isPaid, itemAgain, peopleOf, type Computed } from './compute.ts';
import { deleteItems, selectItemRows } from './sql/items.ts';
import { insertItems, updateRun } from './sql/runs.ts';

export const computedOf = (
  { organizationId, id: runId, kind, period, advancePercent: percent }: PayRun,
  at: Date,
): Computed => ({ organizationId, runId, kind, period, percent, at });

/**
 * Computes a draft again from the month as it stands. `changed` counts the people who get another amount, came in, or would get
 * nothing. Throws 404, 409 illegalTransition and nobodyToPay.
 */
export async function computeAgain(
  tx: Tx,
  author: Author,
  id: string,
): Promise<{ run: PayRun; changed: number }> {
  const { organizationId, at } = author;
  const { run: draft } = await decided(tx, author, id, 'compute');
  const run: PayRun = { ...draft, createdAt: at, createdByAccountId: author.byAccountId };
  const computed = computedOf(run, at);
  const before = new Map(
    (await selectItemRows(tx, organizationId, id)).map((item) => [item.employeeId, item]),
  );
  const now = await computeItems(tx, computed, await peopleOf(tx, computed));
  const items = now.map((item) => {
    const known = before.get(item.employeeId);
    return known ? itemAgain(known, item) : item;
  });
  if (!items.some(isPaid)) throw conflict('nobodyToPay');
  await deleteItems(tx, organizationId, id);
  await insertItems(tx, items);
  await updateRun(tx, run);
  const changed = countChanged([...before.values()], items);
  await writeAudit(tx, author, [
    {
      ...{ subject: 'payRun', subjectId: id, event: 'compute', before: null },
      after: { ...namedBy(run), people: items.filter(isPaid).length, changed },
    },
  ]);
  return { run, changed };
}

function countChanged(before: readonly PayRunItem[], after: readonly PayRunItem[]): number {
  const amounts = new Map(before.map(({ employeeId, amount }) => [employeeId, amount]));
  const other = after.filter(({ employeeId, amount }) => (amounts.get(employeeId) ?? 0) !== amount).length;
  const kept = after.filter(({ employeeId }) => amounts.has(employeeId)).length;
  return other + (before.length - kept);
}
