import { addDays, companyDate, companyDayStart } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { insertCheckpoints, insertHeads } from './sql/checkpoints.ts';
import { lockHead } from './sql/entries.ts';

/**
 * Keeps how far each ledger had come when yesterday ended, or has come now where nothing was kept of it. A chain that is cut off or
 * written anew from its beginning is whole in itself, but no longer leads through what was kept.
 */
export async function keepCheckpoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = companyDate(clock.now());
  await insertCheckpoints(db, addDays(today, -1), new Date(companyDayStart(today)));
  await insertHeads(db, today);
}

/** Keeps how far a company's ledger has come, which has written what must not be written otherwise later. Locks its head. */
export async function keepCheckpoint(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
): Promise<void> {
  await lockHead(tx, organizationId);
  await insertHeads(tx, companyDate(at.getTime()), organizationId);
}
