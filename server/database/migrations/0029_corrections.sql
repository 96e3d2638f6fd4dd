-- Wanted times of one date, laid over the punches, which are never changed. At most one waits and one holds for a day.
create table attendance_correction (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  date date not null,
  pairs jsonb not null,
  reason text not null,
  state text not null check (state in ('proposed', 'accepted', 'refused', 'withdrawn', 'replaced')),
  proposed_by text not null check (proposed_by in ('employee', 'employer')),
  proposed_by_account_id uuid not null,
  proposed_at timestamptz not null,
  decided_at timestamptz,
  decided_by_account_id uuid,
  decision_note text,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade,
  check ((state = 'proposed') = (decided_at is null)),
  check (state <> 'refused' or decision_note is not null)
);
create unique index attendance_correction_proposed on attendance_correction (organization_id, employee_id, date)
  where state = 'proposed';
create unique index attendance_correction_accepted on attendance_correction (organization_id, employee_id, date)
  where state = 'accepted';
create index attendance_correction_day on attendance_correction (organization_id, employee_id, date, id);
create index attendance_correction_date on attendance_correction (organization_id, date) where state = 'accepted';
create index attendance_correction_waiting on attendance_correction (organization_id, date) where state = 'proposed';
-- What an employer decided of a day that does not count by itself. It holds for as long as the day still does not.
create table day_decision (
  organization_id uuid not null,
  employee_id uuid not null,
  date date not null,
  decision text not null check (decision in ('counted', 'halved', 'dismissed')),
  decided_at timestamptz not null,
  decided_by_account_id uuid not null,
  note text,
  primary key (organization_id, employee_id, date),
  foreign key (organization_id, employee_id) references employee on delete cascade
);
create index day_decision_date on day_decision (organization_id, date);
