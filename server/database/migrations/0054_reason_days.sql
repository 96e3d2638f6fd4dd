-- Until the end of how many working days after the late day its reason is due.
alter table work_settings add column reason_days int not null default 1 check (reason_days between 1 and 5);
alter table work_settings alter column reason_days drop default;
