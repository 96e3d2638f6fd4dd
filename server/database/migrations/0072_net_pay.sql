-- "Net to pay" of a person and month by the accountant's own calculation, as uploaded to a draft of a salary or correction. It is in force once
-- that run is confirmed. `base` stands in the place of what the month's days earned: the net, less what adjustments for other months
-- and lines of pay came to at the upload. So what changes of those afterwards comes on top.
create table net_pay_upload (
  organization_id uuid not null,
  run_id uuid not null,
  employee_id uuid not null,
  net tiyin not null check (net >= 0),
  base tiyin not null,
  primary key (organization_id, run_id, employee_id),
  foreign key (organization_id, run_id) references pay_run,
  foreign key (organization_id, employee_id) references employee
);

-- In force: by which the last run that says so has paid the month. A day of it, however it is corrected, is paid once.
create table net_pay (
  organization_id uuid not null references organization,
  employee_id uuid not null,
  period text not null,
  base tiyin not null,
  primary key (organization_id, period, employee_id),
  foreign key (organization_id, employee_id) references employee
);

-- Of a salary or correction: the net that was uploaded to it, and what stood in the place of the days when it was computed, or confirmed,
-- by this upload or by an earlier run.
alter table pay_run_item add column net_pay tiyin, add column net_base tiyin;
