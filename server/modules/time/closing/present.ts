import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { periodMachine } from '#machines/lifecycles/periodMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { periodStateOf } from '../../organization/index.ts';
import type { Blocks, WhichMonth } from './checks.ts';
import { presentUnregistered } from './unregistered.ts';
import { selectVersions } from './sql/versions.ts';

type Closing = components['schemas']['MonthClosing'];

/** The current month; the caller adds what blocks it. */
export async function presentMonth(
  db: Executor,
  { organizationId, month }: Pick<WhichMonth, 'organizationId' | 'month'>,
  { checks, waiting }: Blocks,
): Promise<Closing> {
  const state = await periodStateOf(db, organizationId, month);
  const rows = await selectVersions(db, organizationId, month);
  const unfinished = rows.find(({ closedAt }) => closedAt === null);
  const closed = rows.flatMap((row) =>
    row.closedAt === null || row.digest === null
      ? []
      : [{ ...row, closedAt: row.closedAt, digest: row.digest }],
  );
  const names = await namesOfAccounts(db, [
    ...new Set(
      closed.flatMap(({ startedByAccountId, reopenedByAccountId }) => [
        startedByAccountId,
        ...(reopenedByAccountId === null ? [] : [reopenedByAccountId]),
      ]),
    ),
  ]);
  return {
    month,
    state,
    legalEvents: legalEvents(periodMachine, state, 'employer') as Closing['legalEvents'],
    checks,
    unregistered: await presentUnregistered(db, organizationId, month, waiting),
    progress: unfinished ? { done: unfinished.done, total: unfinished.total } : null,
    versions: closed.slice(0, 100).map((row) => ({
      version: row.version,
      people: row.total,
      digest: row.digest,
      closedAt: row.closedAt.toISOString(),
      closedBy: names.get(row.startedByAccountId) ?? '',
      reopenedAt: row.reopenedAt?.toISOString() ?? null,
      reopenedBy: row.reopenedByAccountId === null ? null : (names.get(row.reopenedByAccountId) ?? ''),
      reopenReason: row.reopenReason,
    })),
  };
}
