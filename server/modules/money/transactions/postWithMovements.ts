import { monthOf } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { inPortions } from '../../../inPortions.ts';
import { post, type NewEntry, type PostedEntry } from '../ledger/index.ts';
import { insertMovements, type MovementKind, type NewMovement } from './sql/movements.ts';

interface Moved {
  /** The requests whose money the entries move. */
  requests: readonly PaymentRequest[];
  /** Ids of the reversed entries that are approvals. */
  approvals?: ReadonlySet<string>;
}

/**
 * Posts entries about requests, and writes the movements that people see. A request's end reverses several entries, one
 * for each stage that the money had reached: only the reversal of the approval is a movement. An offset of an advance is
 * none, as the advance itself was one.
 */
export async function postWithMovements(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
  entries: readonly NewEntry[],
  { requests, approvals }: Moved,
): Promise<void> {
  const posted = await post(tx, { organizationId, at }, entries);
  const requestOf = new Map(requests.map((request) => [request.id, request]));
  const isMovement = ({ kind, reverses }: PostedEntry) =>
    kind !== 'offset' && (reverses === null || approvals?.has(reverses));
  const movements = posted.filter(isMovement).map((entry): NewMovement => {
    const { amount, subjectId } = entry.lines[0]!;
    const { id: requestId, employeeId, period } = requestOf.get(subjectId!)!;
    return {
      organizationId,
      seq: entry.seq,
      kind: entry.kind as MovementKind,
      amount,
      effectiveOn: entry.effectiveOn,
      month: monthOf(entry.effectiveOn),
      recordedAt: at,
      requestId,
      employeeId,
      period,
    };
  });
  await inPortions(movements, (portion) => insertMovements(tx, organizationId, portion));
}
