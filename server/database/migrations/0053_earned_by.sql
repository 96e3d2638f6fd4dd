-- What the month's earnings are made of: the monthly salary and the working days of its last day that is known, and days that count.
alter table earned_figures
  add column salary tiyin not null default 0 check (salary >= 0),
  add column working_days int not null default 0,
  add column days_worked numeric(3, 1) not null default 0;
alter table earned_figures
  alter column salary drop default,
  alter column working_days drop default,
  alter column days_worked drop default;

-- Counted again by the next look.
update figures_month set counted_at = null, earned_at = null;
