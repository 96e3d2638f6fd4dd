-- A run of a month whose salary was confirmed before pays what that has left. The audit's entries of such runs keep the
-- kind that they had then.
alter table pay_run drop constraint pay_run_kind_check;
alter table pay_run add constraint pay_run_kind_check check (kind in ('advance', 'salary', 'correction'));
update pay_run r set kind = 'correction'
 where r.kind = 'salary' and exists (
       select from pay_run before
        where before.organization_id = r.organization_id and before.period = r.period and before.kind = 'salary'
          and before.number < r.number and before.confirmed_at <= r.created_at);
