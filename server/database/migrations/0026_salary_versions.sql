-- What a person earns in a month from a day on. Versions as of work_settings; the first holds from the first day.
create table employee_salary (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  salary tiyin not null check (salary > 0),
  valid_from date not null,
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade
);
create unique index employee_salary_day on employee_salary (organization_id, employee_id, valid_from)
  where replaced_at is null;

insert into employee_salary (organization_id, id, employee_id, salary, valid_from, saved_at)
  select organization_id, gen_random_uuid(), id, salary, date '0001-01-01', registered_at from employee;
alter table employee drop column salary;

-- The first day of a changed salary; null for what was changed before salaries had one.
alter table employee_change add column valid_from date;

-- Since when a listed salary holds; null is the day on which it is written.
alter table employee_import_row add column salary_from date;
