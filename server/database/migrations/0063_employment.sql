-- The days on which a person is employed, in stretches: set by hire, leaving and rehire, whatever the status, the account and
-- the punches say. Empty of whoever never took the job.
alter table employee add column employment datemultirange not null default '{}';
alter table employee alter column employment drop default;

-- Until now a hire, a leaving or a refusal held from the day on which it was written down; the day of leaving was worked.
update employee
   set employment = told.employment
  from (select began.organization_id, began.employee_id,
               range_agg(daterange(
                 (began.at at time zone 'Asia/Tashkent')::date,
                 case when ended.event = 'leave' then (ended.at at time zone 'Asia/Tashkent')::date end,
                 '[]')) filter (where ended.event is distinct from 'decline') as employment
          from (select organization_id, id as employee_id, registered_at as at from employee
                union all
                select organization_id, employee_id, at from employee_event where event = 'rehire') as began
          left join lateral (
               select event, at
                 from employee_event as event
                where event.organization_id = began.organization_id and event.employee_id = began.employee_id
                  and event.at > began.at and event.event in ('leave', 'decline')
                order by at, id
                limit 1) as ended on true
         group by began.organization_id, began.employee_id) as told
 where told.organization_id = employee.organization_id and told.employee_id = employee.id
   and told.employment is not null;

-- Days that were worked outside of it are kept: they count towards pay.
update employee
   set employment = employment + outside.days
  from (select worked.organization_id, worked.employee_id, range_agg(daterange(worked.date, worked.date, '[]')) as days
          from (select organization_id, employee_id, shift_date as date from punch
                union
                select organization_id, employee_id, date from attendance_correction where state = 'accepted'
                union
                select organization_id, employee_id, shift_date from late_punch where state = 'waiting'
                union
                select organization_id, employee_id, date from work_day where counted_percent > 0) as worked
          join employee as person
            on person.organization_id = worked.organization_id and person.id = worked.employee_id
         where not worked.date <@ person.employment
         group by worked.organization_id, worked.employee_id) as outside
 where outside.organization_id = employee.organization_id and outside.employee_id = employee.id;
