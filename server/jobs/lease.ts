import type { Services } from '../context.ts';
import { newId } from '../identifier.ts';

export interface Lease {
  /** True when it is held for the given time from now on. Renew it before that. */
  hold(forMs: number): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * A lease on work that one of several processes does, kept as a row of the database. A crashed holder's lease
 * expires.
 */
export function leaseOf({ db, clock }: Pick<Services, 'db' | 'clock'>, name: string): Lease {
  const holder = newId();
  return {
    async hold(forMs) {
      const now = clock.date();
      const heldUntil = new Date(now.getTime() + forMs);
      const held = await db
        .insertInto('lease')
        .values({ name, holder, heldUntil })
        .onConflict((on) =>
          on
            .column('name')
            .doUpdateSet({ holder, heldUntil })
            .where((row) => row.or([row('lease.holder', '=', holder), row('lease.heldUntil', '<=', now)])),
        )
        .returning('holder')
        .executeTakeFirst();
      return held !== undefined;
    },
    async release() {
      await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
