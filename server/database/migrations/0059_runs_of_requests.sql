-- A run of requests approves together what people have asked for; a person may have several in it.
alter table pay_run drop constraint pay_run_kind_check;
alter table pay_run add constraint pay_run_kind_check check (kind in ('advance', 'salary', 'requests', 'correction'));

-- Of a run of requests: the request.
alter table pay_run_item add column request_id uuid;
alter table pay_run_item add foreign key (organization_id, request_id) references payment_request;
alter table pay_run_item drop constraint pay_run_item_pkey;
create unique index pay_run_item_once on pay_run_item (organization_id, run_id, coalesce(request_id, employee_id));

-- Which run has approved it; of what a run pays by itself, always one.
alter table payment_request drop constraint payment_request_run;
alter table payment_request add constraint payment_request_run check (kind = 'asked' or run_id is not null);
drop index payment_request_run_person;
create unique index payment_request_run_person on payment_request (organization_id, run_id, employee_id)
  where run_id is not null and kind <> 'asked';
create index payment_request_run_asked on payment_request (organization_id, run_id) where run_id is not null and kind = 'asked';
