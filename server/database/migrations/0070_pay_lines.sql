-- Pay beside the days: what is added to somebody's salary of a month, or taken off it. The ledger has it once a salary or correction of the
-- month is confirmed; one that was withdrawn after that is undone by the next correction.
create table pay_line (
  organization_id uuid not null references organization,
  id uuid not null,
  employee_id uuid not null,
  period text not null,
  kind text not null check (kind in ('bonus', 'sickPay', 'otherPay', 'deduction')),
  amount tiyin not null check (amount > 0),
  reason text not null,
  added_at timestamptz not null,
  added_by_account_id uuid not null,
  withdrawn_at timestamptz,
  withdrawn_by_account_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee,
  check ((withdrawn_at is null) = (withdrawn_by_account_id is null))
);
create index pay_line_of_month on pay_line (organization_id, period, employee_id);
create index pay_line_of_person on pay_line (organization_id, employee_id, period);

-- Deductions are withheld for others: what the company owes to whom they are for.
alter table ledger_account drop constraint ledger_account_kind_check, add constraint ledger_account_kind_check check (kind in (
  'advance', 'payable', 'carryOver', 'salaryExpense', 'deductions', 'incomeTax', 'pension', 'payoutPending', 'inFlight', 'bank', 'float', 'fees'
));

-- Of a salary or correction: all of the month's lines when it was computed, or confirmed, and what of them earlier runs have not entered.
alter table pay_run_item
  add column additions tiyin not null default 0,
  add column deductions tiyin not null default 0,
  add column added tiyin not null default 0,
  add column deducted tiyin not null default 0;
alter table pay_run_item
  alter column additions drop default,
  alter column deductions drop default,
  alter column added drop default,
  alter column deducted drop default;
