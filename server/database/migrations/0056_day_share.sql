-- What a working day earns of the salary, as a fraction: a month whose schedule changed is not divided into equal days.
alter table work_day add column share text check (share ~ '^\d+/[1-9]\d*$');
update work_day set share = case when working_days > 0 then '1/' || working_days else '0/1' end;
alter table work_day alter column share set not null;

alter table earned_figures add column salary_per_day tiyin not null default 0;
update earned_figures set salary_per_day = salary / working_days where working_days > 0;
alter table earned_figures alter column salary_per_day drop default;
