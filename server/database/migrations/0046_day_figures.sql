-- What the days of a company's people come to, by date and by the unit they were in on it (null: in none); a date without
-- people has no row. Counted anew from the days a month at a time, never changed by hand.
create table day_figures (
  organization_id uuid not null,
  date date not null,
  unit_id uuid,
  people int not null check (people > 0),
  due int not null,
  attended int not null,
  absent int not null,
  away int not null,
  starts int not null,
  late int not null,
  shifts int not null,
  missed_check_outs int not null,
  minutes_worked int not null,
  rest_minutes int not null,
  norm_minutes int not null,
  -- Of each who was late.
  late_minutes int[] not null check (cardinality(late_minutes) = late),
  foreign key (organization_id, unit_id) references unit
);
create unique index day_figures_day on day_figures
  (organization_id, date, coalesce(unit_id, '00000000-0000-0000-0000-000000000000'));

-- Which months are counted, when, and who is counting one now.
create table figures_month (
  organization_id uuid not null references organization,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- When the counting began; null before the first time.
  counted_at timestamptz,
  -- Of the closed month it was counted from; null of an open one.
  version int,
  -- Until when another process leaves it alone.
  leased_until timestamptz,
  primary key (organization_id, month)
);

-- When a company's days last changed.
create index audit_entry_at on audit_entry (organization_id, at);
create index employee_event_at on employee_event (organization_id, at);
