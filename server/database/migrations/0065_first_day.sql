-- The first working day that a list names for a person; today, when it is written, where it names none.
alter table employee_import_row add column first_day date;

-- Whoever is offered a job sees from which day on.
create or replace view job as
  select e.organization_id, e.id, e.account_id, e.role, e.unit_ids, 'active' as status,
         null::text as phone_number, null::text as pinfl, o.title as organization_title, null::date as first_day
    from employer e join organization o on o.id = e.organization_id
  union all
  select e.organization_id, e.id, e.account_id, 'employee' as role, '{}'::uuid[], e.status,
         e.phone_number, e.pinfl, o.title,
         case when upper_inf(e.employment) then (select max(lower(stretch)) from unnest(e.employment) as stretch) end
    from employee e join organization o on o.id = e.organization_id
  union all
  select i.organization_id, i.id, null::uuid, i.role, i.unit_ids, 'notIdentified',
         i.phone_number, null::text, o.title, null::date
    from colleague_invitation i join organization o on o.id = i.organization_id;
