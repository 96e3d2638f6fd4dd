-- Named schedules and units; the default schedule is the company's work settings. Versions as of work_settings.
create table schedule (
  organization_id uuid not null references organization,
  id uuid not null,
  title text not null,
  version int not null,
  -- From this day on, whoever follows it follows the default again.
  closed_from date,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create table schedule_version (
  organization_id uuid not null,
  id uuid not null,
  schedule_id uuid not null,
  valid_from date not null,
  -- As in the contract: kind, days, breakMinutes, worksOnHolidays, and the anchor of a cycle.
  schedule jsonb not null,
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references schedule
);
create unique index schedule_version_day on schedule_version (organization_id, schedule_id, valid_from)
  where replaced_at is null;

create table unit (
  organization_id uuid not null references organization,
  id uuid not null,
  title text not null,
  closed_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index unit_title on unit (organization_id, lower(title)) where closed_at is null;

-- In which unit a person is from a day on; null in none. Goes with a record that is removed.
create table employee_unit (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  unit_id uuid,
  valid_from date not null,
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade,
  foreign key (organization_id, unit_id) references unit
);
create unique index employee_unit_day on employee_unit (organization_id, employee_id, valid_from)
  where replaced_at is null;
create index employee_unit_unit on employee_unit (organization_id, unit_id);

-- Which schedule a person or a unit follows from a day on; null gives it up again.
create table schedule_assignment (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid,
  unit_id uuid,
  schedule_id uuid,
  valid_from date not null,
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade,
  foreign key (organization_id, unit_id) references unit,
  foreign key (organization_id, schedule_id) references schedule,
  check ((employee_id is null) <> (unit_id is null))
);
create unique index schedule_assignment_person on schedule_assignment (organization_id, employee_id, valid_from)
  where replaced_at is null and employee_id is not null;
create unique index schedule_assignment_unit on schedule_assignment (organization_id, unit_id, valid_from)
  where replaced_at is null and unit_id is not null;
