import type { Tx } from '../../../database/database.ts';
import { addCounts, type Standing } from './sql/counts.ts';

/**
 * Records how a change affects the counts. Rows are only added, so no two writers wait for each other. A new record has
 * no `from`, a removed one no `to`.
 */
export async function countMoves(
  tx: Tx,
  organizationId: string,
  moves: readonly { from?: Standing; to?: Standing }[],
): Promise<void> {
  const sums = new Map<string, Standing & { change: number }>();
  const add = (standing: Standing | undefined, change: number) => {
    if (!standing) return;
    const { status, registered } = standing;
    const key = `${status} ${registered}`;
    sums.set(key, { status, registered, change: (sums.get(key)?.change ?? 0) + change });
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  const rows = [...sums.values()].filter(({ change }) => change !== 0);
  if (!rows.length) return;
  await addCounts(tx, organizationId, rows);
}
