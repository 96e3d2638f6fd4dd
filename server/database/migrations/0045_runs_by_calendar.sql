-- The calendar prepares a run on its day of payment: no account does.
alter table pay_run alter column created_by_account_id drop not null;

-- The last day whose runs are prepared, so that each day is looked at once.
create table pay_run_calendar (
  organization_id uuid primary key references organization,
  prepared_until date not null
);
