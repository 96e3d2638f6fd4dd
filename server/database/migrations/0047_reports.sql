-- Reports that somebody asked for. A job makes the file, which is kept for a time; who made and fetched it is known longer.
create table report (
  organization_id uuid not null references organization,
  id uuid not null,
  kind text not null check (kind in (
    'timesheet', 'people', 'attendance', 'tardiness', 'absences', 'payments', 'transactions', 'advances', 'payslips'
  )),
  -- Null of a kind without a period.
  from_month text check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  to_month text check (to_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- The id of a unit, or 'none' for the people in none; null: everybody.
  unit text,
  -- In the order of the kind.
  columns text[] not null,
  format text not null check (format in ('xlsx', 'csv')),
  language text not null check (language in ('uz-Latn', 'ru', 'uz-Cyrl')),
  requested_at timestamptz not null,
  requested_by_account_id uuid not null,
  state text not null check (state in ('queued', 'making', 'ready', 'failed', 'cancelled', 'expired')),
  -- Percent.
  progress smallint not null check (progress between 0 and 100),
  -- How many tries have begun; the one that is going on, if any; and from when the next one may begin, because the one that
  -- is going on counts as crashed by then.
  tries smallint not null,
  try_id uuid,
  next_try_at timestamptz not null,
  -- When it was ready, had failed or was cancelled.
  finished_at timestamptz,
  problem text check (problem in ('tooManyRows', 'tooLarge', 'failed')),
  -- Of the file: its name without the ending, its bytes, into how many parts they were put, and the last day of it.
  name text,
  size bigint,
  parts int,
  kept_until date,
  primary key (organization_id, id),
  check ((from_month is null) = (to_month is null)),
  check (try_id is null or state = 'making')
);
create index report_list on report (organization_id, requested_at, id);
-- The same one is not queued twice.
create unique index report_same on report
  (organization_id, kind, coalesce(from_month, ''), coalesce(to_month, ''), coalesce(unit, ''), columns, format, language)
  where state in ('queued', 'making');
-- Jobs of all companies: the one that was asked for first is next, those whose last day is over expire, old ones are forgotten.
create index report_work on report (requested_at) where state in ('queued', 'making');
create index report_expiring on report (kept_until) where state = 'ready';
create index report_ended on report (finished_at) where state in ('failed', 'cancelled', 'expired');

-- The file in pieces, compressed. Of a report that is being made there are those of the try that is going on.
create table report_part (
  organization_id uuid not null,
  report_id uuid not null,
  n int not null,
  content bytea not null,
  primary key (organization_id, report_id, n),
  foreign key (organization_id, report_id) references report
);
-- It is compressed already.
alter table report_part alter column content set storage external;

-- Who fetched the file, and when.
create table report_download (
  organization_id uuid not null,
  id uuid not null,
  report_id uuid not null,
  by_account_id uuid not null,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, report_id) references report on delete cascade
);
create index report_download_report on report_download (organization_id, report_id, at);
