-- How many people first checked in in each half-hour of the day, from midnight on.
alter table day_figures add column arrivals int[] not null
  default array_fill(0, array[48]) check (cardinality(arrivals) = 48);
alter table day_figures alter column arrivals drop default;

-- What people have earned is kept for every month, with the unit they were in on its last day, or while it lasts on the day it was
-- counted (null: in none).
alter table earned_figures add column unit_id uuid;

-- Counted again by the next look.
update figures_month set counted_at = null, earned_at = null;
