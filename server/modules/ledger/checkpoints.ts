import { addDays, companyDate, companyDayStart } from '#domain/calendar/index.ts';
import type { Services } from '../../context.ts';
import { insertCheckpoints } from './sql/checkpoints.ts';

/**
 * Keeps how far each ledger had come when yesterday ended. A chain that is cut off or written anew from its beginning is
 * whole in itself, but no longer leads through what was kept.
 */
export function keepCheckpoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const today = companyDate(clock.now());
  return insertCheckpoints(db, addDays(today, -1), new Date(companyDayStart(today)));
}
