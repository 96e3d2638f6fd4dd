import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

/**
 * Stores the last entry that each ledger had at the end of a day, unless a checkpoint of this or a later entry or day
 * exists.
 * @param end the first moment after the day
 */
export const insertCheckpoints = async (db: Executor, day: CompanyDate, end: Date): Promise<void> => {
  await sql`
    insert into ledger_checkpoint (organization_id, day, seq, hash)
    select head.organization_id, ${day}, last.seq, last.hash
    from ledger_head as head cross join lateral (
      select seq, hash from ledger_entry
      where organization_id = head.organization_id and recorded_at < ${end} order by seq desc limit 1
    ) as last
    where not exists (
      select from ledger_checkpoint as kept
      where kept.organization_id = head.organization_id and (kept.day > ${day} or kept.seq >= last.seq)
    )
    on conflict do nothing`.execute(db);
};

/** Stores the last entry of ledgers without a checkpoint, or of one company's ledger. */
export const insertHeads = async (db: Executor, day: CompanyDate, organizationId?: string): Promise<void> => {
  await sql`
    insert into ledger_checkpoint (organization_id, day, seq, hash)
    select organization_id, ${day}, seq, hash from ledger_head as head
    where seq > 0 and ${
      organizationId === undefined
        ? sql`not exists (select from ledger_checkpoint as kept where kept.organization_id = head.organization_id)`
        : sql`organization_id = ${organizationId} and not exists (
            select from ledger_checkpoint as kept where kept.organization_id = head.organization_id
              and (kept.day > ${day} or kept.seq >= head.seq))`
    }
    on conflict do nothing`.execute(db);
};
