import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import type { Audited } from './audited.ts';
import { insertEntries } from './sql/entries.ts';

/** Who changes something in a company, and when; null for the product itself. */
export interface Actor {
  organizationId: string;
  byAccountId: string | null;
  at: Date;
}

export interface Author extends Actor {
  byAccountId: string;
}

/** The only writer of audit rows, in the transaction of the change itself. */
export async function writeAudit(
  tx: Tx,
  { organizationId, byAccountId, at }: Actor,
  changes: readonly Audited[],
): Promise<void> {
  if (!changes.length) return;
  await insertEntries(
    tx,
    changes.map(({ subject, subjectId, employeeId, event, validFrom, before, after, reason }) => ({
      organizationId,
      id: newId(),
      at,
      byAccountId,
      subject,
      event,
      subjectId: subjectId ?? null,
      employeeId: employeeId ?? null,
      validFrom: validFrom ?? null,
      before: before ?? null,
      after: after ?? null,
      // An empty reason counts as none.
      reason: reason || null,
    })),
  );
}
