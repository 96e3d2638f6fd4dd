-- A person's own limit from a day on; null takes it away. Versions as of work_settings; without any there is no limit.
create table employee_limit (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  balance_limit tiyin,
  valid_from date not null,
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade
);
create unique index employee_limit_day on employee_limit (organization_id, employee_id, valid_from)
  where replaced_at is null;

insert into employee_limit (organization_id, id, employee_id, balance_limit, valid_from, saved_at)
  select organization_id, gen_random_uuid(), id, balance_limit, date '0001-01-01', registered_at
    from employee where balance_limit is not null;
alter table employee drop column balance_limit;
