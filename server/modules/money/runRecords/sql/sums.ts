import { sql } from 'kysely';
import type { Tiyin } from '#domain/money.ts';
import type { Executor } from '../../../../database/database.ts';
import type { PaymentRequest } from '../../../../database/tables.generated.ts';
import { takesAboveHalf } from './items.ts';

export interface RunSums {
  includedCount: number;
  includedAmount: Tiyin;
  excludedCount: number;
  excludedAmount: Tiyin;
  lowered: number;
  withoutCard: number;
  notActive: number;
  aboveMost: number;
  aboveHalf: number;
  warned: number;
  carriedCount: number;
  carriedAmount: Tiyin;
  takenBackCount: number;
  takenBackAmount: Tiyin;
  unpaid: number;
  byNetCount: number;
  byNetDifference: Tiyin;
  taxedCount: number;
  taxedAmount: Tiyin;
}

/**
 * What each run would pay, and how many of its people could not be paid today.
 * @param most the largest allowed payment; null for any amount
 * @param held cards for which somebody else has to confirm
 */
export const sumRuns = async (
  db: Executor,
  organizationId: string,
  runIds: readonly string[],
  { most, held }: { most: Tiyin | null; held: readonly string[] },
): Promise<Map<string, RunSums>> => {
  const { rows } = await sql<RunSums & { runId: string }>`
    select item.run_id as "runId",
           count(*) filter (where not item.excluded and item.proposed > 0) as "includedCount",
           coalesce(sum(item.amount) filter (where not item.excluded), 0) as "includedAmount",
           count(*) filter (where item.excluded) as "excludedCount",
           coalesce(sum(item.amount) filter (where item.excluded), 0) as "excludedAmount",
           count(*) filter (where not item.excluded and item.amount < item.proposed) as lowered,
           count(*) filter (where not item.excluded and item.proposed > 0 and c.id is null and item.request_id is null) as "withoutCard",
           count(*) filter (where not item.excluded and item.proposed > 0 and e.status <> 'active') as "notActive",
           count(*) filter (where not item.excluded and item.proposed > 0 and item.amount > ${most}) as "aboveMost",
           count(*) filter (where not item.excluded and ${takesAboveHalf}) as "aboveHalf",
           count(*) filter (where not item.excluded and item.proposed > 0
             and ((c.id is null and item.request_id is null) or e.status <> 'active' or item.amount > ${most} or ${takesAboveHalf}
                  or coalesce(q.card_id, c.id) = any(${held}::uuid[]))) as warned,
           count(*) filter (where not item.excluded and item.carried > 0) as "carriedCount",
           coalesce(sum(item.carried) filter (where not item.excluded and item.carried > 0), 0) as "carriedAmount",
           count(*) filter (where not item.excluded and item.carried < 0 and item.carry_over > 0) as "takenBackCount",
           coalesce(sum(least(-item.carried, item.carry_over))
             filter (where not item.excluded and item.carried < 0 and item.carry_over > 0), 0) as "takenBackAmount",
           count(*) filter (where item.proposed = 0
             and (item.carried <> 0 or item.added <> 0 or item.deducted <> 0 or item.net_pay is not null)) as unpaid,
           count(item.net_pay) filter (where not item.excluded) as "byNetCount",
           coalesce(sum(item.net_base - item.earned) filter (where not item.excluded and item.net_pay is not null), 0) as "byNetDifference",
           count(*) filter (where not item.excluded and item.taxed <> 0) as "taxedCount",
           coalesce(sum(item.taxed) filter (where not item.excluded), 0) as "taxedAmount"
      from pay_run_item item
      join employee e on e.organization_id = item.organization_id and e.id = item.employee_id
      left join default_card c on c.organization_id = item.organization_id and c.employee_id = item.employee_id
      left join payment_request q on q.organization_id = item.organization_id and q.id = item.request_id
     where item.organization_id = ${organizationId} and item.run_id = any(${runIds}::uuid[])
     group by item.run_id`.execute(db);
  return new Map(rows.map((row) => [row.runId, row]));
};

/** For drafts of salaries: undecided requests of the included people and the month. */
export const sumUndecided = async (
  db: Executor,
  organizationId: string,
  runIds: readonly string[],
): Promise<Map<string, { count: number; amount: Tiyin }>> => {
  const { rows } = await sql<{ runId: string; count: number; amount: Tiyin }>`
    select i.run_id as "runId", count(*) as count, sum(p.amount) as amount
      from pay_run r
      join pay_run_item i on i.organization_id = r.organization_id and i.run_id = r.id and not i.excluded
      join payment_request p on p.organization_id = r.organization_id and p.employee_id = i.employee_id
                            and p.period = r.period and p.state = 'inProcess'
     where r.organization_id = ${organizationId} and r.id = any(${runIds}::uuid[])
       and r.kind in ('salary', 'correction') and r.state = 'draft'
     group by i.run_id`.execute(db);
  return new Map(rows.map(({ runId, ...sum }) => [runId, sum]));
};

/** For drafts of requests: undecided requests of the month that are not in the draft. */
export const sumOtherRequests = async (
  db: Executor,
  organizationId: string,
  runIds: readonly string[],
): Promise<Map<string, { count: number; amount: Tiyin }>> => {
  const { rows } = await sql<{ runId: string; count: number; amount: Tiyin }>`
    select r.id as "runId", count(*) as count, sum(p.amount) as amount
      from pay_run r
      join payment_request p on p.organization_id = r.organization_id and p.period = r.period
                            and p.state = 'inProcess' and p.kind = 'asked'
     where r.organization_id = ${organizationId} and r.id = any(${runIds}::uuid[])
       and r.kind = 'requests' and r.state = 'draft'
       and not exists (select from pay_run_item i
                        where i.organization_id = ${organizationId} and i.run_id = r.id
                          and coalesce(i.request_id, i.employee_id) = p.id)
     group by r.id`.execute(db);
  return new Map(rows.map(({ runId, ...sum }) => [runId, sum]));
};

/** Payments of confirmed runs, by state. */
export const sumPayments = (db: Executor, organizationId: string, runIds: readonly string[]) =>
  db
    .selectFrom('paymentRequest')
    .select(['runId', 'state'])
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.sum<PaymentRequest['amount']>('amount').as('amount'),
    ])
    .where('organizationId', '=', organizationId)
    .where('runId', '=', sql<string>`any(${runIds}::uuid[])`)
    .groupBy(['runId', 'state'])
    .execute();
