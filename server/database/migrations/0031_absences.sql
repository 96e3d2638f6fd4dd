-- What a company says otherwise of a kind of absence than the standard does (domain/attendance/absenceKinds.ts).
create table absence_kind (
  organization_id uuid not null,
  number integer not null check (number between 1 and 36),
  letters_uz_latn text not null,
  letters_uz_cyrl text not null,
  letters_ru text not null,
  treatment text not null check (treatment in ('worked', 'paidElsewhere', 'unpaid')),
  shown boolean not null,
  changed_at timestamptz not null,
  changed_by_account_id uuid not null,
  primary key (organization_id, number)
);
-- Days on which somebody is away for a reason. No two that wait or hold share a day: the person's row is locked meanwhile.
create table absence (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  first_day date not null,
  last_day date not null,
  kind integer not null check (kind between 1 and 36),
  -- As it was when it was proposed; a later change of the kind rewrites nothing.
  treatment text not null check (treatment in ('worked', 'paidElsewhere', 'unpaid')),
  note text not null,
  state text not null check (state in ('proposed', 'accepted', 'refused', 'withdrawn')),
  proposed_by text not null check (proposed_by in ('employee', 'employer')),
  proposed_by_account_id uuid not null,
  proposed_at timestamptz not null,
  decided_at timestamptz,
  decided_by_account_id uuid,
  decision_note text,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee on delete cascade,
  check (first_day <= last_day),
  check ((state = 'proposed') = (decided_at is null)),
  check (state <> 'refused' or decision_note is not null)
);
create index absence_person on absence (organization_id, employee_id, first_day);
create index absence_accepted on absence (organization_id, last_day) where state = 'accepted';
create index absence_waiting on absence (organization_id, first_day) where state = 'proposed';
