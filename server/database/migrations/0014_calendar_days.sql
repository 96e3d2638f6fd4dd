-- Each date of a company's calendar with its source; a later source overrides an earlier one: law, decree, the company's own.
alter table holiday rename to calendar_day;
alter table calendar_day drop constraint holiday_pkey;
alter table calendar_day drop constraint holiday_kind_check;
alter table calendar_day add constraint calendar_day_kind check (kind in ('holiday', 'dayOff', 'workingDay'));
alter table calendar_day add column source text not null default 'law'
  constraint calendar_day_source check (source in ('law', 'decree', 'company'));
-- 5- and 6-day weeks get different days by decree.
alter table calendar_day add column week text not null default 'all'
  constraint calendar_day_week check (week in ('all', 'fiveDay', 'sixDay'));
alter table calendar_day alter column source drop default;
alter table calendar_day alter column week drop default;
alter table calendar_day add primary key (organization_id, date, source, week);

-- The days off that were given for holidays on days off follow from the holidays and are no longer stored.
delete from calendar_day
 where kind = 'holiday'
   and to_char(date, 'MM-DD') not in ('01-01', '03-08', '03-21', '05-09', '09-01', '10-01', '12-08')
   and date not in (date '2025-06-06', date '2026-03-20');

-- Which decree a company's year counts by; null = by law alone, until the employer accepts the decree.
create table calendar_year (
  organization_id uuid not null references organization,
  year int not null,
  decree text,
  primary key (organization_id, year)
);
insert into calendar_year (organization_id, year)
  select distinct organization_id, extract(year from date)::int from calendar_day;
