import { monthOf } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import { inPortions } from '../../../inPortions.ts';
import { post, type NewEntry, type PostedEntry } from '../ledger/index.ts';
import { insertMovements, type MovementKind, type NewMovement } from './sql/movements.ts';

interface Moved {
  /** Whose money the entries move. */
  requests: readonly PaymentRequest[];
  /** Entries among those reversed that approved. */
  approvals?: ReadonlySet<string>;
}

/**
 * Writes entries about requests to the ledger, and with them the movements that people see. What a request's end takes back is
 * several entries, one for each stage that the money had reached: only the one that takes the approval back is a movement.
 * Deducting an advance from a salary is none: the advance itself was.
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
