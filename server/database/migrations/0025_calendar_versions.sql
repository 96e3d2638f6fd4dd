-- Counts the saves of a year, so that a save on an older one is refused.
alter table calendar_year add column version int not null default 1;
alter table calendar_year alter column version drop default;
