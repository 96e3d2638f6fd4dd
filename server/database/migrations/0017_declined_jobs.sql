-- The person whose record it is said no (lifecycle employee, state declined).
alter table employee drop constraint employee_status_check;
alter table employee add constraint employee_status_check
  check (status in ('notIdentified', 'active', 'blocked', 'left', 'declined'));
