import { sql } from 'kysely';
import type { Executor } from '../../../../database/database.ts';

/** `seq` is that of the first bad entry, of the entry that a checkpoint names, or the head's. */
export interface LedgerFault {
  problem: 'missing' | 'link' | 'content' | 'head' | 'balance' | 'checkpoint';
  seq: number;
}

/** The column's bytes, preceded by their length. */
const textOf = (column: string) => {
  const bytes = sql`convert_to(${sql.ref(column)}, 'UTF8')`;
  return sql`(int4send(length(${bytes})) || ${bytes})`;
};

const uuidOrNone = (column: string) => {
  const id = sql.ref(column);
  return sql`case when ${id} is null then '\\x00'::bytea else '\\x01'::bytea || uuid_send(${id}) end`;
};

/**
 * The first fault of a company's ledger, computed by the database, independently of the code that writes it: a missing
 * number, a link to another hash, content (including the accounts that an entry opens) that its hash does not cover; then
 * the head, the balances, accounts opened by an entry that does not exist, and the checkpoints.
 */
export async function selectFault(db: Executor, organizationId: string): Promise<LedgerFault | undefined> {
  const { rows } = await sql<LedgerFault>`
    with chain as (
      select *, lag(seq, 1, 0::bigint) over (order by seq) as seq_before,
        lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by seq) as hash_before
      from ledger_entry where organization_id = ${organizationId}
    ), content as (
      select seq, count(*)::int as lines, string_agg(
        uuid_send(debit_account_id) || uuid_send(credit_account_id) || int8send(amount) || ${uuidOrNone('subject_id')},
        ''::bytea order by line) as bytes
      from ledger_transfer where organization_id = ${organizationId} group by seq
    ), opening as (
      select opened_seq as seq, count(*)::int as accounts, string_agg(
        uuid_send(id) || ${textOf('kind')} || ${uuidOrNone('employee_id')}
        || case when provider is null then '\\x00'::bytea else '\\x01'::bytea || ${textOf('provider')} end
        || case normal when 1 then '\\x01'::bytea else '\\x00'::bytea end
        || case when floor_zero then '\\x01'::bytea else '\\x00'::bytea end,
        ''::bytea order by id) as bytes
      from ledger_account where organization_id = ${organizationId} and opened_seq is not null group by opened_seq
    ), judged as (
      select chain.seq, case
        when chain.seq <> seq_before + 1 then 'missing'
        when previous_hash <> hash_before then 'link'
        when hash is distinct from sha256(
          case when opening.seq is null then '\\x01'::bytea else '\\x02'::bytea end
          || uuid_send(organization_id) || int8send(chain.seq) || uuid_send(id) || ${textOf('kind')}
          || ${uuidOrNone('reverses')} || int4send(effective_on - date '2000-01-01')
          || int8send((extract(epoch from recorded_at) * 1000000)::bigint) || ${uuidOrNone('by_account_id')}
          || int4send(coalesce(content.lines, 0)) || coalesce(content.bytes, ''::bytea)
          || coalesce(int4send(opening.accounts) || opening.bytes, ''::bytea) || previous_hash
        ) then 'content' end as problem
      from chain left join content using (seq) left join opening using (seq)
    ), head as (
      select seq, hash from ledger_head where organization_id = ${organizationId}
    ), last as (
      select seq, hash from chain order by seq desc limit 1
    )
    (select seq, problem from judged where problem is not null order by seq limit 1)
    union all
    select coalesce(head.seq, last.seq), 'head' from head full join last on true
      where coalesce(last.seq, 0) <> coalesce(head.seq, -1)
        or coalesce(last.hash, decode(repeat('00', 32), 'hex')) <> head.hash
    union all
    (select coalesce((select seq from head), 0), 'balance' from ledger_account as account
      left join (
        select id, sum(debit) as debit, sum(credit) as credit from (
          select debit_account_id as id, amount as debit, 0 as credit
            from ledger_transfer where organization_id = ${organizationId}
          union all
          select credit_account_id, 0, amount from ledger_transfer where organization_id = ${organizationId}
        ) as side group by id
      ) as sums on sums.id = account.id
      where account.organization_id = ${organizationId}
        and (account.debit <> coalesce(sums.debit, 0) or account.credit <> coalesce(sums.credit, 0))
      limit 1)
    union all
    (select account.opened_seq, 'content' from ledger_account as account
      where account.organization_id = ${organizationId}
        and account.opened_seq is not null and not exists (select from chain where chain.seq = account.opened_seq)
      limit 1)
    union all
    (select ledger_checkpoint.seq, 'checkpoint' from ledger_checkpoint
      left join chain on chain.seq = ledger_checkpoint.seq
      where ledger_checkpoint.organization_id = ${organizationId} and ledger_checkpoint.seq > 0
        and ledger_checkpoint.hash is distinct from chain.hash
      order by ledger_checkpoint.seq limit 1)`.execute(db);
  return rows[0];
}

/** Companies that have a ledger. */
export const selectLedgers = (db: Executor) =>
  db.selectFrom('ledgerHead').select(['organizationId', 'seq', 'hash']).orderBy('organizationId').execute();
