import { sql } from 'kysely';
import type { Database, Tx } from '#server/database/database.ts';
import { newId } from '#server/identifier.ts';
import { selectMovementFault } from '#server/modules/money/transactions/sql/movements.ts';
import { addManyEmployees } from './manyEmployees.ts';

/** Requests of three years, in turn of people; each was approved and paid the next day. */
const FIRST_DAY = '2023-11-18';
const DAYS = 1_095;
/** Requests between two earnings entered, which are no movements. */
const ACCRUED_EVERY = 10;

/** Fills a company with so many movements of so many people, and its ledger, whose hashes lead nowhere. */
export async function addManyMovements(
  db: Database,
  organizationId: string,
  { people, movements }: { people: number; movements: number },
): Promise<void> {
  await addManyEmployees(db, organizationId, people);
  await db.transaction().execute(async (tx) => {
    // Rows of one statement each, made to refer to one another: checking a million references takes minutes.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await addRequests(tx, organizationId, movements / 2, people);
    await addEntries(tx, organizationId);
    await sql`analyze payment_request, ledger_entry, ledger_transfer`.execute(tx);
    await addProjection(tx, organizationId);
  });
  for (const table of [
    ...['payment_request', 'ledger_entry', 'ledger_transfer', 'money_movement', 'money_movement_sum'],
  ])
    await sql.raw(`vacuum analyze ${table}`).execute(db);
  if ((await selectMovementFault(db, organizationId)) !== undefined)
    throw new Error('the movements are not those of the ledger');
}

const addRequests = (tx: Tx, organizationId: string, count: number, people: number) =>
  sql`
    with person as (
      select card.employee_id, card.id as card_id, row_number() over (order by card.employee_id) - 1 as n
      from card where organization_id = ${organizationId}
    )
    insert into payment_request (organization_id, id, employee_id, card_id, amount, asked_amount, period, state, kind, requested_at,
      reviewed_at)
    select ${organizationId}, gen_random_uuid(), employee_id, card_id, amount, amount, to_char(at at time zone 'UTC', 'YYYY-MM'), 'paid',
      'asked', at, at
    from (
      select n, 10000000 + 100 * mod(hashint4(n)::bigint + 2147483648, 1000000) as amount,
        ${FIRST_DAY}::date::timestamptz + (n::float8 / ${count}::int) * ${DAYS} * interval '1 day' as at
      from generate_series(0, ${count - 1}::int) n
    ) request join person on person.n = mod(request.n, ${people}::int)`.execute(tx);

async function addEntries(tx: Tx, organizationId: string) {
  const [debit, credit] = [newId(), newId()];
  await sql`
    insert into ledger_account (organization_id, id, kind, normal, floor_zero, debit, credit)
    values (${organizationId}, ${debit}, 'advance', 1, false, 0, 0),
      (${organizationId}, ${credit}, 'payoutPending', -1, false, 0, 0)`.execute(tx);
  await sql`
    create temporary table many_entry as
    select row_number() over (order by at, n) as seq, gen_random_uuid() as id, *
    from (
      select requested_at + (n - 1) * interval '1 day' as at, n, case n when 1 then 'approved' else 'settled' end as kind,
        id as subject_id, amount
      from payment_request, generate_series(1, 2) n where organization_id = ${organizationId}
      union all
      select requested_at, 0, 'accrued', null, amount
      from (
        select *, row_number() over (order by requested_at) as place from payment_request where organization_id = ${organizationId}
      ) request
      where mod(place, ${ACCRUED_EVERY}) = 0
    ) happening`.execute(tx);
  await sql`
    insert into ledger_entry (organization_id, seq, id, kind, effective_on, recorded_at, previous_hash, hash)
    select ${organizationId}, seq, id, kind, (at at time zone 'Asia/Tashkent')::date, at, sha256(uuid_send(id)), sha256(uuid_send(id))
    from many_entry order by seq`.execute(tx);
  await sql`
    insert into ledger_transfer (organization_id, seq, line, debit_account_id, credit_account_id, amount, subject_id)
    select ${organizationId}, seq, 1, ${debit}, ${credit}, amount, subject_id from many_entry order by seq`.execute(
    tx,
  );
  await sql`
    insert into ledger_head (organization_id, seq, hash)
    select ${organizationId}, seq, sha256(uuid_send(id)) from many_entry order by seq desc limit 1`.execute(
    tx,
  );
  await sql`drop table many_entry`.execute(tx);
}

async function addProjection(tx: Tx, organizationId: string) {
  await sql`
    insert into money_movement (organization_id, number, kind_number, month_number, seq, kind, month, effective_on, recorded_at,
      request_id, employee_id, period, amount)
    select ${organizationId}, row_number() over (order by seq), row_number() over (partition by entry.kind order by seq),
      row_number() over (partition by left(effective_on::text, 7) order by seq), seq, entry.kind, left(effective_on::text, 7),
      effective_on, recorded_at, request.id, employee_id, period, request.amount
    from ledger_entry entry join ledger_transfer using (organization_id, seq)
      join payment_request request on request.organization_id = ${organizationId} and request.id = subject_id
    where entry.organization_id = ${organizationId} order by seq`.execute(tx);
  await sql`
    insert into money_movement_sum (organization_id, month, kind, count, amount)
    select organization_id, month, kind, count(*), sum(amount) from money_movement
    where organization_id = ${organizationId} group by organization_id, month, kind`.execute(tx);
}
