-- Advances or salaries of many people together: computed, looked at, and confirmed or cancelled as a whole.
create table pay_run (
  organization_id uuid not null references organization,
  id uuid not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('advance', 'salary')),
  period text not null,
  state text not null check (state in ('draft', 'cancelled')),
  -- Of an advance, as set when it was computed.
  advance_percent smallint,
  created_at timestamptz not null,
  created_by_account_id uuid not null,
  cancelled_at timestamptz,
  cancelled_by_account_id uuid,
  reason text,
  primary key (organization_id, id),
  unique (organization_id, number)
);
-- One at a time for a kind and month.
create unique index pay_run_open on pay_run (organization_id, kind, period) where state = 'draft';

-- What a person gets by a run, with what it was computed from.
create table pay_run_item (
  organization_id uuid not null,
  run_id uuid not null,
  employee_id uuid not null,
  salary tiyin not null,
  working_days smallint not null,
  -- A day may count by half.
  days_worked numeric(3, 1) not null,
  earned tiyin not null,
  adjustments tiyin not null,
  -- Of an advance: its percent of the salary, and the limit of advances in force.
  share tiyin,
  balance_limit tiyin,
  reserved tiyin not null,
  paid tiyin not null,
  proposed tiyin not null check (proposed > 0),
  amount tiyin not null check (amount > 0 and amount <= proposed),
  -- Why the amount was lowered, or the person left out.
  reason text,
  excluded boolean not null,
  primary key (organization_id, run_id, employee_id),
  foreign key (organization_id, run_id) references pay_run,
  foreign key (organization_id, employee_id) references employee
);
