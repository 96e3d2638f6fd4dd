-- The title of the unit that a list names; null leaves people in theirs.
alter table employee_import_row add column unit text;
