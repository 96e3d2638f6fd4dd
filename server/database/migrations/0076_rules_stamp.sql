-- Says which rules of a company hold: every change of them gives it another stamp, in the transaction of the change. What a process keeps of
-- the rules between calls is valid as long as the stamp is the same. A number that is raised would not do: one that was rolled back is given again.
create table rules_stamp (
  organization_id uuid primary key references organization,
  stamp uuid not null
);
insert into rules_stamp select id, gen_random_uuid() from organization;

-- Its argument says which of the changed rows are rules.
create function renew_rules_stamp() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into rules_stamp
       select organization_id, gen_random_uuid()
         from (select distinct organization_id from changed where %s) as company
        order by organization_id
       on conflict (organization_id) do update set stamp = excluded.stamp', tg_argv[0]);
  return null;
end $$;

do $$
declare
  ruled record;
  change text;
begin
  for ruled in select * from (values
    ('work_settings', 'true'), ('pay_settings', 'true'), ('calendar_day', 'true'), ('period', 'true'), ('unit', 'true'),
    ('schedule', 'true'), ('schedule_version', 'true'), ('absence_kind', 'true'),
    -- Which schedule a person follows is read with the person.
    ('schedule_assignment', 'unit_id is not null'),
    -- While a month is being closed, each portion of its people changes the version.
    ('timesheet_version', 'closed_at is not null')) as t (name, condition)
  loop
    foreach change in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger renew_rules_stamp_on_%s after %s on %I referencing %s table as changed for each statement execute function renew_rules_stamp(%L)',
        change, change, ruled.name, case change when 'delete' then 'old' else 'new' end, ruled.condition);
    end loop;
  end loop;
end $$;

-- When a company was founded is the first day of its rules.
create function renew_rules_stamp_of_founded() returns trigger language plpgsql as $$
begin
  insert into rules_stamp values (new.id, gen_random_uuid()) on conflict (organization_id) do update set stamp = excluded.stamp;
  return null;
end $$;
create trigger renew_rules_stamp_on_founding after update of created_at on organization for each row execute function renew_rules_stamp_of_founded();
