-- Every rule has a first day and is never overwritten. Of the rows of one day, only the last saved stands; replaced_at
-- says since when another one stands instead, or that it was withdrawn before its day.
create table work_settings (
  organization_id uuid not null references organization,
  id uuid not null,
  valid_from date not null,
  days_off int[] not null,
  shift_start text not null,
  shift_end text not null,
  break_minutes int not null check (break_minutes between 0 and 480),
  grace_minutes int not null,
  closing_minutes int not null,
  count_from_percent int not null check (count_from_percent between 1 and 100),
  -- At least a minute: then a day has no more punches than the contract can show.
  punch_gap_seconds int not null check (punch_gap_seconds between 60 and 3600),
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id)
);
create unique index work_settings_day on work_settings (organization_id, valid_from) where replaced_at is null;

-- Null = not given yet.
create table pay_settings (
  organization_id uuid not null references organization,
  id uuid not null,
  valid_from date not null,
  advance_day text,
  salary_day int check (salary_day between 1 and 31),
  advance_percent int not null check (advance_percent between 1 and 50),
  allowed_percent int not null check (allowed_percent between 1 and 50),
  balance_limit tiyin,
  saved_at timestamptz not null,
  saved_by_account_id uuid,
  replaced_at timestamptz,
  primary key (organization_id, id)
);
create unique index pay_settings_day on pay_settings (organization_id, valid_from) where replaced_at is null;

-- What was counted without a break stays so.
insert into work_settings (organization_id, id, valid_from, days_off, shift_start, shift_end, break_minutes,
    grace_minutes, closing_minutes, count_from_percent, punch_gap_seconds, saved_at)
  select organization_id, gen_random_uuid(), date '0001-01-01', days_off, shift_start, shift_end, 0,
         grace_minutes, closing_minutes, count_from_percent, punch_gap_seconds, o.created_at
    from organization_settings s join organization o on o.id = s.organization_id;
insert into pay_settings (organization_id, id, valid_from, advance_percent, allowed_percent, balance_limit, saved_at)
  select organization_id, gen_random_uuid(), date '0001-01-01', 40, allowed_percent, balance_limit, o.created_at
    from organization_settings s join organization o on o.id = s.organization_id;
drop table organization_settings;

-- A month of a company; without a row it is open.
create table period (
  organization_id uuid not null references organization,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('open', 'closing', 'closed', 'reopened')),
  changed_at timestamptz not null,
  primary key (organization_id, month)
);

-- Who changed what: ids, codes and amounts, never names or numbers of people.
create table audit_entry (
  organization_id uuid not null references organization,
  id uuid not null,
  at timestamptz not null,
  by_account_id uuid,
  subject text not null,
  subject_id uuid,
  event text not null,
  valid_from date,
  before jsonb,
  after jsonb,
  primary key (organization_id, id)
);
create index audit_entry_subject on audit_entry (organization_id, subject, subject_id, at);

-- Details of the company; version counts their saves.
alter table organization add column version int not null default 1;
alter table organization alter column version drop default;
alter table organization add column mfo text;
alter table organization add column dbibt text;
alter table organization add column ifut text;
alter table organization add column thsht text;
alter table organization add column account_credit text;
