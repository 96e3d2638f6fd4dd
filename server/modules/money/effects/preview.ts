import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { Database } from '../../../database/database.ts';
import { giveWay } from '../../../giveWay.ts';
import { Problem } from '../../../http/problem.ts';

/** Who asks for a dry run, and when. */
export interface Preview {
  db: Database;
  organizationId: string;
  /** Epoch ms. */
  now: number;
  /** Aborted when the client no longer waits for the answer. */
  gone: AbortSignal;
}

/** Ends a dry run whose client has gone. */
export function stopWhenGone({ gone }: Pick<Preview, 'gone'>): void {
  if (gone.aborted) throw new Problem('serviceUnavailable');
}

/** Yields the event loop, and ends a dry run whose client has gone. */
export async function giveWayOrStop(preview: Pick<Preview, 'gone'>): Promise<void> {
  await giveWay();
  stopWhenGone(preview);
}

/** The first day that a change valid from `validFrom` can still alter: days before today are over. */
export function firstDayAhead({ now }: Pick<Preview, 'now'>, validFrom: CompanyDate): CompanyDate {
  const today = companyDate(now);
  return validFrom > today ? validFrom : today;
}
