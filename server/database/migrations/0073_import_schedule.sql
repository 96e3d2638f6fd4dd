-- The title of the schedule that a list names; null leaves people at theirs.
alter table employee_import_row add column schedule text;
