-- The status of a new person in a list without statuses; a person whom the company has keeps the status.
alter table employee_import_row add column new_status text check (new_status in ('active', 'blocked'));
