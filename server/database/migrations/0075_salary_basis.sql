-- Whether salaries are what reaches the hand or what is earned before tax, from a day on. Null where a version says nothing of it: it stays
-- what it was, net at first.
alter table pay_settings add column salary_basis text check (salary_basis in ('net', 'gross'));

-- Of a salary or correction: the income tax of the month, and how much of it the run enters in the ledger beyond the runs before it.
alter table pay_run_item add column tax tiyin not null default 0, add column taxed tiyin not null default 0;
alter table pay_run_item alter column tax drop default, alter column taxed drop default;
