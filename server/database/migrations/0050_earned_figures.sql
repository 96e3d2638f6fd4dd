-- What each person's month has earned and may still earn, counted with the figures of this month and the last one; payments are
-- not in it. No reference to the person: records are never deleted, and it would lock thousands of them every hour.
create table earned_figures (
  organization_id uuid not null,
  month text not null,
  employee_id uuid not null,
  -- By the days that count, with the adjustments for days of closed months; may be negative.
  earned tiyin not null,
  -- If all working days until the day of the salary count, and until that of the advance.
  earnable tiyin not null,
  earnable_by_advance tiyin not null,
  -- The lowest of an advance's percent of the salary and the limits; nothing for whoever gets no advance.
  advance_most tiyin not null check (advance_most >= 0),
  primary key (organization_id, month, employee_id),
  foreign key (organization_id, month) references figures_month
);

-- Counted again by the next look.
update figures_month set counted_at = null
 where month >= to_char(now() at time zone 'Asia/Tashkent' - interval '1 month', 'YYYY-MM');
