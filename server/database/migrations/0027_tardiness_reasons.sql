-- Why a person was late on a day; what is not here is still due or has expired, by the clock. Decided once, then fixed.
create table tardiness_reason (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  date date not null,
  reason text not null,
  state text not null check (state in ('given', 'accepted', 'refused')),
  given_at timestamptz not null,
  decided_at timestamptz,
  decided_by_account_id uuid,
  decision_note text,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade,
  check ((state = 'given') = (decided_at is null)),
  check (state <> 'refused' or decision_note is not null)
);
create unique index tardiness_reason_day on tardiness_reason (organization_id, employee_id, date);
create index tardiness_reason_state on tardiness_reason (organization_id, state, date, id);
create index tardiness_reason_date on tardiness_reason (organization_id, date, id);
