import { sql } from 'kysely';
import type { AdvanceSums } from '#domain/analytics/advances.ts';
import { monthsBetween, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { inUnit, type WhichFigures } from './figures.ts';

export interface AdvanceMonth {
  month: CompanyMonth;
  /** When people and earnings of the month were counted; null before that. */
  earnedAt: Date | null;
  figures: AdvanceSums;
}

/** People at work in each counted month, and in the unit. */
const atWork = ({ organizationId, from, to, unit }: WhichFigures) => sql`
  select month, employee_id, earned from earned_figures
   where organization_id = ${organizationId} and ${inUnit(unit)}
     and month in (select month from figures_month
                    where organization_id = ${organizationId} and month between ${from} and ${to}
                      and earned_at is not null)`;

/** A condition: requests of the months; with a unit, only of people who were at work there. */
const isAskedFor = ({ organizationId, from, to, unit }: WhichFigures) => {
  const byAnybody = sql`request.organization_id = ${organizationId} and request.period between ${from} and ${to}`;
  if (unit === undefined) return byAnybody;
  return sql`${byAnybody} and (request.period, request.employee_id) in (select month, employee_id from people)`;
};

/**
 * Totals, and each month in order. Requests are summed by person and month first, and people separately, so that counting
 * distinct ones needs no sorting.
 */
export const selectAdvances = async (
  db: Executor,
  which: WhichFigures,
): Promise<{ total: AdvanceSums; points: AdvanceMonth[] }> => {
  const { organizationId, from, to } = which;
  const { rows } = await sql<AdvanceSums & { month: CompanyMonth | null; earnedAt: Date | null }>`
    with people as materialized (${atWork(which)}),
    requests as materialized (
      select request.period as month, request.employee_id, request.kind = 'asked' as asked, request.state,
             request.cancelled_by, request.amount, request.asked_amount, request.requested_at,
             max(event.at) filter (where event.to_state = 'paid') as paid_at,
             bool_or(event.to_state <> 'paid') as failed
        from payment_request as request
        left join payment_request_event as event on event.organization_id = request.organization_id
              and event.request_id = request.id and event.to_state in ('paid', 'failed', 'returned')
              and request.kind = 'asked'
       where request.kind <> 'salary' and ${isAskedFor(which)}
       group by request.organization_id, request.id
    ), own as (
      select month, employee_id, count(*) filter (where asked) as requests,
             sum(asked_amount) filter (where asked) as asked_amount,
             sum(amount) filter (where state = 'paid') as paid,
             count(*) filter (where asked and state = 'paid') as timed,
             count(*) filter (where asked and state = 'cancelled' and cancelled_by = 'employer') as refused,
             count(*) filter (where asked and state = 'cancelled' and cancelled_by = 'employee') as withdrawn,
             count(*) filter (where failed) as failed
        from requests group by month, employee_id
    ), joined as materialized (
      select * from people full join own using (month, employee_id)
    ), months as (
      select month, count(earned) as people, sum(earned) as earned, count(earned) filter (where requests > 0) as askers,
             sum(requests) as requests, sum(asked_amount) as asked_amount, count(*) filter (where paid > 0) as receivers,
             sum(paid) as paid, sum(timed) as timed, sum(refused) as refused, sum(withdrawn) as withdrawn,
             sum(failed) as failed
        from unnest(${monthsBetween(from, to)}::text[]) as month left join joined using (month) group by month
    ), each as (
      select bool_or(earned is not null) as at_work, bool_or(earned is not null and requests > 0) as asked,
             bool_or(paid > 0) as received
        from joined group by employee_id
    ), sums as (
      select * from months
       union all
      select null, (select count(*) from each where at_work), sum(earned), (select count(*) from each where asked),
             sum(requests), sum(asked_amount), (select count(*) from each where received), sum(paid), sum(timed),
             sum(refused), sum(withdrawn), sum(failed)
        from months
    ), waits as (
      select month, greatest(floor(extract(epoch from paid_at - requested_at) / 60), 0)::int as minutes
        from requests where asked and state = 'paid' and paid_at is not null
    ), times as (
      select month, percentile_disc(array[0.5, 0.9]) within group (order by minutes) as minutes
        from waits group by grouping sets ((), (month))
    )
    select sums.month, earned_at as "earnedAt", people, coalesce(earned, 0) as earned, askers,
           coalesce(requests, 0) as requests, coalesce(asked_amount, 0) as "askedAmount", receivers,
           coalesce(paid, 0) as paid, coalesce(timed, 0) as timed, minutes[1] as "minutesMedian",
           minutes[2] as "minutesP90", coalesce(refused, 0) as refused, coalesce(withdrawn, 0) as withdrawn,
           coalesce(failed, 0) as failed
      from sums
      left join times on times.month is not distinct from sums.month
      left join figures_month on figures_month.organization_id = ${organizationId}
            and figures_month.month = sums.month
     order by sums.month nulls first`.execute(db);
  const [total, ...points] = rows.map(({ month, earnedAt, ...figures }) => ({ month, earnedAt, figures }));
  return { total: total!.figures, points: points as AdvanceMonth[] };
};

const MOST_REASONS = 5;

/** Refusal reasons, the most frequent first, each in its most frequent or latest spelling. */
export const selectRefusalReasons = async (
  db: Executor,
  which: WhichFigures,
): Promise<{ reason: string; count: number }[]> => {
  const { rows } = await sql<{ reason: string; count: number }>`
    with people as materialized (${atWork(which)}),
    spellings as (
      select trim(request.review_reason) as reason, count(*) as times, max(request.reviewed_at) as last
        from payment_request as request
       where request.kind = 'asked' and request.state = 'cancelled' and request.cancelled_by = 'employer'
         and trim(request.review_reason) <> '' and ${isAskedFor(which)}
       group by 1
    )
    select (array_agg(reason order by times desc, last desc, reason))[1] as reason, sum(times) as count
      from spellings group by lower(reason)
     order by sum(times) desc, lower(reason) collate "C" limit ${MOST_REASONS}`.execute(db);
  return rows;
};
