-- From which share of its norm a working day counts by itself, and how close together punches of one person may be.
alter table organization_settings
  add column count_from_percent int not null default 50 check (count_from_percent between 1 and 100);
-- At least a minute: then a day has no more punches than the contract can show.
alter table organization_settings
  add column punch_gap_seconds int not null default 60 check (punch_gap_seconds between 60 and 3600);
-- A new company's values come from the rules' own defaults.
alter table organization_settings alter column count_from_percent drop default;
alter table organization_settings alter column punch_gap_seconds drop default;
