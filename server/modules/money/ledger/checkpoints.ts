import { addDays, companyDate, companyDayStart } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { insertCheckpoints, insertHeads } from './sql/checkpoints.ts';
import { lockHead } from './sql/entries.ts';

/**
 * Stores each ledger's last entry at the end of yesterday, or its latest entry if none was stored yet. A chain that was
 * cut off or rewritten from its beginning is consistent in itself, but no longer contains the stored entry.
 */
export async function keepCheckpoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = companyDate(clock.now());
  await insertCheckpoints(db, addDays(today, -1), new Date(companyDayStart(today)));
  await insertHeads(db, today);
}

/** Stores the latest entry of a company's ledger after entries that must not be rewritten later. Locks the ledger's head. */
export async function keepCheckpoint(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
): Promise<void> {
  await lockHead(tx, organizationId);
  await insertHeads(tx, companyDate(at.getTime()), organizationId);
}
