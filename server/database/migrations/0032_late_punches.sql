-- Punches that arrived after their code's slot, from a phone that was offline. `at` is the time of the slot. Once accepted it
-- is a punch with the same id; the row stays, as what was decided of it.
create table late_punch (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  gate_id uuid not null,
  type text not null check (type in ('in', 'out')),
  at timestamptz not null,
  shift_date date not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  device_id text not null,
  state text not null check (state in ('waiting', 'accepted', 'refused', 'expired')),
  decided_at timestamptz,
  decided_by_account_id uuid,
  decision_note text,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade,
  foreign key (organization_id, gate_id) references gate,
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'refused' or decision_note is not null)
);
create index late_punch_waiting on late_punch (organization_id, shift_date) where state = 'waiting';
create index late_punch_person on late_punch (organization_id, employee_id, shift_date) where state = 'waiting';
alter table work_settings add column takes_late_punches boolean not null default false;
alter table work_settings alter column takes_late_punches drop default;
