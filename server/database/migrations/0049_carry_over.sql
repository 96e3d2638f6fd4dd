-- A salary run settles the month of everybody who was at work in it, also of those who get nothing because their advances took all.
alter table pay_run_item drop constraint pay_run_item_proposed_check;
alter table pay_run_item add constraint pay_run_item_proposed_check check (proposed >= 0);
alter table pay_run_item drop constraint pay_run_item_check;
alter table pay_run_item add constraint pay_run_item_amount_check
  check (amount between 0 and proposed and (amount > 0) = (proposed > 0) and (proposed > 0 or not excluded));
-- What other months gave too much and have not taken back; below zero when a month has taken too much back.
alter table pay_run_item add column carry_over tiyin not null default 0;
alter table pay_run_item alter column carry_over drop default;
-- Of a salary: what the run leaves to the next one to take back; below zero, what it takes back itself.
alter table pay_run_item add column carried tiyin not null default 0;
alter table pay_run_item alter column carried drop default;
create index pay_run_item_carried on pay_run_item (organization_id, employee_id) where carried <> 0;
