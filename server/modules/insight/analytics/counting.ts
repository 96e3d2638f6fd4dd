import type { Services } from '../../../context.ts';
import { describeFailure } from '../../../http/errors.ts';
import { countMonth } from './count.ts';
import { selectDue, type DueMonth } from './sql/due.ts';
import { releaseMonth, saveMonth, takeMonth } from './sql/months.ts';

/** Longer than any month takes; the lease of a process that crashed lasts as long. */
const LEASE_MS = 5 * 60_000;

/** How long one pass may take. The next one starts again with the latest months, which people look at most. */
const PASS_MS = 5 * 60_000;

/** Counts the figures of due months, one after another, for some minutes. */
export function figuresCounting(services: Services) {
  const { db, clock, log } = services;
  return async (isStopping: () => boolean): Promise<void> => {
    const until = performance.now() + PASS_MS;
    for (const due of await selectDue(db, clock.date())) {
      if (isStopping() || performance.now() > until) return;
      const { organizationId, month } = due;
      // A failure affects only its company; the month is retried when the lease has ended.
      await count(services, due, isStopping).catch((error: unknown) =>
        log.error(
          { organizationId, month, failure: describeFailure(error) },
          'attendance figures could not be counted',
        ),
      );
    }
  };
}

async function count({ db, clock }: Services, due: DueMonth, isStopping: () => boolean): Promise<void> {
  const { organizationId, month, earnedAt } = due;
  const now = clock.date();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  if (!(await takeMonth(db, due, { now, leasedUntil }))) return;
  const taken = { organizationId, month, leasedUntil };
  const counted = await countMonth(db, { organizationId, month, countedAt: now, earnedAt, isStopping });
  if (counted) await saveMonth(db, taken, counted);
  else await releaseMonth(db, taken);
}
