-- What a closed day added to its month. Months that are closed already keep what they earned by the rule they were closed with: days
-- times a rate that was rounded down, and the exact part of the salary where all days of a span count.
alter table work_day add column earned tiyin;
with day as (
  select *, kind = 'working' and code <> 'notHired' as scheduled,
         case when kind = 'working' and code <> 'notHired' then counted_percent else 0 end as counted,
         split_part(share, '/', 1)::numeric as top, split_part(share, '/', 2)::numeric as bottom,
         lag(salary) over month is distinct from salary or lag(share) over month is distinct from share as begins
    from work_day
  window month as (partition by organization_id, month, version, employee_id order by date)
), spanned as (
  select *, count(*) filter (where begins) over (partition by organization_id, month, version, employee_id order by date) as span
    from day
), rated as (
  select *, floor(counted * div(salary * top, bottom) / 100) as part,
         count(*) filter (where scheduled) over span as span_scheduled, sum(counted) over span as span_counted,
         date = max(date) filter (where counted > 0) over span as ends_span,
         date = max(date) filter (where counted > 0) over month as ends_month,
         bool_and(counted = 100) filter (where kind = 'working') over month
           and min(salary) filter (where kind = 'working') over month = max(salary) filter (where kind = 'working') over month
           and (bool_or(top = 0) over month
                or abs(sum(top / bottom) filter (where kind = 'working') over month - 1) < 0.000000001) as whole
    from spanned
  window month as (partition by organization_id, month, version, employee_id),
         span as (partition by organization_id, month, version, employee_id, span)
), exact as (
  select *, part + case when not ends_span then 0
                        when span_counted = 100 * span_scheduled then div(salary * span_scheduled * top, bottom) - sum(part) over span
                        else floor(span_counted * div(salary * top, bottom) / 100) - sum(part) over span end as by_span
    from rated
  window span as (partition by organization_id, month, version, employee_id, span)
), topped as (
  select *, by_span + case when whole and ends_month then salary - sum(by_span) over month else 0 end as total
    from exact
  window month as (partition by organization_id, month, version, employee_id)
)
update work_day w
   set earned = t.total
  from topped t
 where (w.organization_id, w.month, w.version, w.employee_id, w.date) = (t.organization_id, t.month, t.version, t.employee_id, t.date);
alter table work_day alter column earned set not null;

-- The first salary or correction that entered the adjustment as earned; until then a reopened month takes it back.
alter table adjustment add column run_id uuid;
alter table adjustment add foreign key (organization_id, run_id) references pay_run;
update adjustment a
   set run_id = (select r.id
                   from pay_run r
                   join pay_run_item i on i.organization_id = r.organization_id and i.run_id = r.id
                                      and i.employee_id = a.employee_id and not i.excluded
                  where r.organization_id = a.organization_id and r.period = a.month and r.state = 'confirmed'
                    and r.kind in ('salary', 'correction') and r.confirmed_at >= a.made_at
                  order by r.number
                  limit 1)
 where a.undone_at is null;
-- Of a reopened month that counts the day itself by now: what that adjustment gave another month, with the other sign.
alter table adjustment add column mirrors uuid;
alter table adjustment add foreign key (organization_id, mirrors) references adjustment;
create unique index adjustment_mirrored on adjustment (organization_id, mirrors);
