import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayLine } from '../../../database/tables.generated.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';

/** Lines by person, in the given order. */
export async function presentLines(
  db: Executor,
  lines: readonly PayLine[],
): Promise<Map<string, components['schemas']['PayLine'][]>> {
  const shown = new Map<string, components['schemas']['PayLine'][]>();
  if (!lines.length) return shown;
  const names = await namesOfAccounts(db, [...new Set(lines.map((line) => line.addedByAccountId))]);
  for (const { employeeId, id, period, kind, amount, reason, addedAt, addedByAccountId } of lines) {
    const line = { id, period, kind, amount, reason, addedAt: addedAt.toISOString() };
    const own = shown.get(employeeId) ?? [];
    own.push({ ...line, addedBy: names.get(addedByAccountId) ?? null });
    shown.set(employeeId, own);
  }
  return shown;
}
