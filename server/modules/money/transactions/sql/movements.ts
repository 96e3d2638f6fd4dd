import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { MoneyMovement } from '../../../../database/tables.generated.ts';

export type MovementKind = MoneyMovement['kind'];
export type NewMovement = Omit<MoneyMovement, 'number' | 'kindNumber' | 'monthNumber'>;

/** Inserts movements with the next numbers, and adds them to the sums. The caller has locked the ledger's head. */
export const insertMovements = (tx: Tx, organizationId: string, movements: readonly NewMovement[]) =>
  sql`
    with recorded as (
      insert into money_movement (organization_id, number, kind_number, month_number, seq, kind, month, effective_on, recorded_at,
        request_id, employee_id, period, amount)
      select ${organizationId}::uuid,
        row_number() over (order by seq) + coalesce(
          (select max(number) from money_movement where organization_id = ${organizationId}), 0),
        row_number() over (partition by added.kind order by seq) + coalesce(
          (select max(kind_number) from money_movement own
            where own.organization_id = ${organizationId} and own.kind = added.kind), 0),
        row_number() over (partition by added.month order by seq) + coalesce(
          (select max(month_number) from money_movement own
            where own.organization_id = ${organizationId} and own.month = added.month), 0),
        seq, kind, month, "effectiveOn", "recordedAt", "requestId", "employeeId", period, amount
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as added (seq bigint, kind text, month text, "effectiveOn" date,
        "recordedAt" timestamptz, "requestId" uuid, "employeeId" uuid, period text, amount bigint)
      returning month, kind, amount
    )
    insert into money_movement_sum as known (organization_id, month, kind, count, amount)
    select ${organizationId}, month, kind, count(*), sum(amount) from recorded group by month, kind
    on conflict (organization_id, month, kind)
      do update set count = known.count + excluded.count, amount = known.amount + excluded.amount`.execute(
    tx,
  );

/**
 * The number of the first entry of a company's ledger whose movement is missing, wrong or without an entry; 0 when only
 * the sums are wrong. Computed independently of the code that writes them.
 */
export async function selectMovementFault(db: Executor, organizationId: string): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    with folded as (
      select row_number() over (order by entry.seq) as number,
        row_number() over (partition by entry.kind order by entry.seq) as kind_number,
        row_number() over (partition by left(entry.effective_on::text, 7) order by entry.seq) as month_number,
        entry.seq, entry.kind, left(entry.effective_on::text, 7) as month, entry.effective_on, entry.recorded_at,
        request.id as request_id, request.employee_id, request.period, transfer.amount
      from ledger_entry entry
        join ledger_transfer transfer on transfer.organization_id = ${organizationId} and transfer.seq = entry.seq
          and transfer.line = 1
        join payment_request request on request.organization_id = ${organizationId} and request.id = transfer.subject_id
        left join ledger_entry original on original.organization_id = ${organizationId} and original.id = entry.reverses
      where entry.organization_id = ${organizationId} and entry.kind <> 'offset'
        and (entry.reverses is null or original.kind = 'approved')
    ), kept as (
      select number, kind_number, month_number, seq, kind, month, effective_on, recorded_at, request_id, employee_id, period,
        amount
      from money_movement where organization_id = ${organizationId}
    ), summed as (
      select month, kind, count(*) as count, sum(amount)::bigint as amount from folded group by month, kind
    ), kept_sum as (
      select month, kind, count, amount::bigint as amount from money_movement_sum where organization_id = ${organizationId}
    )
    (select coalesce(folded.seq, kept.seq) as seq from folded full join kept using (seq)
      where (folded.*) is distinct from (kept.*) order by 1 limit 1)
    union all
    (select 0 from summed full join kept_sum using (month, kind)
      where summed.count is distinct from kept_sum.count or summed.amount is distinct from kept_sum.amount limit 1)`.execute(
    db,
  );
  return rows[0]?.seq;
}
