-- Titles of units that are not there yet and are made with the people.
alter table employee_import add column new_units text[] not null default '{}';
alter table employee_import alter column new_units drop default;
