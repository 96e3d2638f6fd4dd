-- On which days of the month the person may still earn: a bit a day, the lowest is the first.
alter table earned_figures add column left_days int not null default 0 check (left_days >= 0);
alter table earned_figures alter column left_days drop default;

-- Counted again by the next look; what has been counted is shown until then.
update figures_month set counted_at = null
 where month >= to_char(now() at time zone 'Asia/Tashkent' - interval '1 month', 'YYYY-MM');
