import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { newId } from '#server/identifier.ts';

/**
 * Writes so many entries of one transfer in a transaction, with no more than what any ledger must do: lock the head, insert
 * the rows, move two balances and the head. No hash leads to the one before, so the company's ledger is not whole.
 */
export async function bareLedger(db: Database, organizationId: string) {
  const { rows: accounts } = await sql<{ id: string }>`
    select id from ledger_account where organization_id = ${organizationId} order by kind`.execute(db);
  const [debit, credit] = accounts.map(({ id }) => id);
  return (count: number) =>
    db.transaction().execute(async (tx) => {
      const { rows: heads } = await sql<{ seq: number }>`
        select seq from ledger_head where organization_id = ${organizationId} for update`.execute(tx);
      const { seq } = heads[0]!;
      const entries = Array.from({ length: count }, (_, index) => ({
        ...{ seq: seq + index + 1, id: newId(), hash: `\\x${randomBytes(32).toString('hex')}` },
        subject: newId(),
      }));
      const rows = JSON.stringify(entries);
      await sql`
        insert into ledger_entry (organization_id, seq, id, kind, effective_on, recorded_at, previous_hash, hash)
        select ${organizationId}, seq, id, 'approved', '2026-11-18', now(), hash::bytea, hash::bytea
        from jsonb_to_recordset(${rows}::jsonb) as entry (seq bigint, id uuid, hash text)`.execute(tx);
      await sql`
        insert into ledger_transfer (organization_id, seq, line, debit_account_id, credit_account_id, amount, subject_id)
        select ${organizationId}, seq, 1, ${debit}, ${credit}, 100, subject
        from jsonb_to_recordset(${rows}::jsonb) as entry (seq bigint, subject uuid)`.execute(tx);
      await sql`update ledger_account set debit = debit + ${100 * count} where id = ${debit}
        and organization_id = ${organizationId}`.execute(tx);
      await sql`update ledger_account set credit = credit + ${100 * count} where id = ${credit}
        and organization_id = ${organizationId}`.execute(tx);
      await sql`update ledger_head set seq = ${seq + count} where organization_id = ${organizationId}`.execute(
        tx,
      );
    });
}
