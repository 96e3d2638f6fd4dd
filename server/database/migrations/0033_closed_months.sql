-- A tabel of a month as it was closed, or as it is being closed while closed_at is null: then the job goes on from done_to.
create table timesheet_version (
  organization_id uuid not null,
  month text not null,
  version int not null check (version > 0),
  started_at timestamptz not null,
  started_by_account_id uuid not null references account,
  total int not null check (total >= 0),
  done int not null check (done >= 0),
  -- The last person whose days are written, in the order of their ids.
  done_to uuid,
  tries int not null,
  next_try_at timestamptz not null,
  closed_at timestamptz,
  -- SHA-256 in hexadecimal digits (domain/attendance/timesheetDigest).
  digest text check (digest ~ '^[0-9a-f]{64}$'),
  reopened_at timestamptz,
  reopened_by_account_id uuid references account,
  reopen_reason text,
  primary key (organization_id, month, version),
  foreign key (organization_id, month) references period,
  check ((closed_at is null) = (digest is null)),
  check (reopened_at is null or closed_at is not null)
);
create unique index timesheet_version_work on timesheet_version (organization_id) where closed_at is null;

-- Who is on a version, as they were called then.
create table timesheet_person (
  organization_id uuid not null,
  month text not null,
  version int not null,
  employee_id uuid not null,
  full_name text not null,
  -- The order of the sheet.
  search_key text not null,
  pinfl text not null,
  unit_id uuid,
  unit_title text,
  -- SHA-256 of the person's lines.
  digest text not null,
  primary key (organization_id, month, version, employee_id),
  foreign key (organization_id, month, version) references timesheet_version,
  foreign key (organization_id, employee_id) references employee
);

-- One day of one person as it stood when the month was closed: from then on it is read from here.
create table work_day (
  organization_id uuid not null,
  month text not null,
  version int not null,
  employee_id uuid not null,
  date date not null,
  code text not null,
  kind text not null,
  presence text not null,
  punctuality text not null,
  tardiness_minutes int not null,
  minutes_worked int not null,
  pairs jsonb not null,
  norm_minutes int not null,
  counts_from_minutes int not null,
  counting text not null,
  counted_percent int not null check (counted_percent in (0, 50, 100)),
  uncounted_because text,
  corrected boolean not null,
  absence_kind int,
  absence_treatment text,
  unit_id uuid,
  -- What it was read by: the settings of that first day, the schedule (null: the company's own) and its version.
  settings_from date not null,
  schedule_id uuid,
  schedule_from date,
  correction_id uuid,
  -- What it earns by.
  salary tiyin not null,
  working_days int not null,
  primary key (organization_id, month, version, employee_id, date)
);

-- What a correction of a closed day comes to, in the open month that pays for it.
create table adjustment (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  -- The closed day.
  date date not null,
  month text not null,
  correction_id uuid not null,
  minutes int not null,
  counted_percent int not null,
  amount tiyin not null,
  made_at timestamptz not null,
  made_by_account_id uuid not null references account,
  -- Since the closed month was reopened: the correction lies over the day itself.
  undone_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee
);
create index adjustment_month on adjustment (organization_id, month, employee_id);
create index adjustment_day on adjustment (organization_id, employee_id, date);
