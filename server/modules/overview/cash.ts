import type { DueRun } from '#domain/dueRuns.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { payRunAmount } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { earnedFiguresOf } from '../analytics/index.ts';
import { readRequested } from '../payments/index.ts';
import { changedItemsOf } from '../runs/index.ts';

/**
 * What a run would give now, and at most if all working days count that are left until it is paid. Of a draft, without whom it leaves
 * out, and no more than it gives those whose amount was lowered.
 */
export async function cashFor(
  db: Executor,
  organizationId: string,
  { kind, period }: DueRun,
  draftId: string | null,
): Promise<components['schemas']['CashRange']> {
  const rows = await earnedFiguresOf(db, organizationId, period);
  const ids = rows.map(({ employeeId }) => employeeId);
  const requestedOf = await readRequested(db, organizationId, ids, period);
  const changed = draftId === null ? [] : await changedItemsOf(db, organizationId, draftId);
  const mostOf = new Map(
    changed.map(({ employeeId, amount, excluded }) => [employeeId, excluded ? tiyin(0) : amount]),
  );
  const given = ({ employeeId, advanceMost }: (typeof rows)[number], earned: Tiyin): Tiyin => {
    const { carryOver, reserved, undecided, paid } = requestedOf(employeeId);
    const amount = payRunAmount(kind, {
      ...{ earned, adjustments: tiyin(0), carryOver, paid, share: advanceMost, limits: [] },
      // A salary has what was asked for and not decided.
      reserved: kind === 'salary' ? tiyin(reserved - undecided) : reserved,
    });
    return tiyin(Math.min(amount, mostOf.get(employeeId) ?? amount));
  };
  const sum = (earnedOf: (row: (typeof rows)[number]) => Tiyin) =>
    tiyin(rows.reduce((all, row) => all + given(row, earnedOf(row)), 0));
  return {
    now: sum(({ earned }) => earned),
    most: sum(({ earnable, earnableByAdvance }) => (kind === 'salary' ? earnable : earnableByAdvance)),
  };
}
