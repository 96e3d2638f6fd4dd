-- Days away by an absence are due as well, and the figures of both are counted apart. Until they are counted again, days keep the
-- rate they had.
update day_figures set due = due + away where away > 0;

-- Whoever has no good reason is absent and not away: counted again by the next look, closed months too. Others stay as they are.
update figures_month as month set counted_at = null
 where exists (select from day_figures as day
                where day.organization_id = month.organization_id and day.away > 0
                  and day.date >= to_date(month.month, 'YYYY-MM')
                  and day.date < to_date(month.month, 'YYYY-MM') + interval '1 month');
