-- When it was counted what people have earned in the month; null until then, and of months before the last one.
alter table figures_month add column earned_at timestamptz;
