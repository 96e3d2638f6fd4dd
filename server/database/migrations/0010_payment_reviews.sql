-- A request may be approved for less than was asked; why it was reduced or cancelled is one column.
alter table payment_request add column asked_amount tiyin;
update payment_request set asked_amount = amount;
alter table payment_request alter column asked_amount set not null;
alter table payment_request add constraint payment_request_not_above_asked check (amount <= asked_amount);
alter table payment_request rename column cancel_reason to review_reason;

-- Everything that happened to a request: a later review replaces the columns of payment_request, never a row of this table.
create table payment_request_event (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  event text not null check (event in ('ask', 'approve', 'cancel', 'withdraw', 'pay', 'fail')),
  from_state text,
  to_state text not null,
  amount tiyin not null,
  reason text,
  by_account_id uuid,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, request_id) references payment_request
);
create index payment_request_event_request on payment_request_event (organization_id, request_id, at);

-- What is known of earlier requests: when each was asked for, and its last review.
insert into payment_request_event
  (organization_id, id, request_id, event, from_state, to_state, amount, reason, by_account_id, at)
select r.organization_id, gen_random_uuid(), r.id, 'ask', null, 'inProcess', r.amount, null, e.account_id, r.requested_at
  from payment_request r join employee e on e.organization_id = r.organization_id and e.id = r.employee_id
union all
select r.organization_id, gen_random_uuid(), r.id,
       case when r.state = 'cancelled' then 'cancel' else 'approve' end, 'inProcess',
       case when r.state = 'cancelled' then 'cancelled' else 'approved' end,
       r.amount, r.review_reason, r.reviewed_by_account_id, r.reviewed_at
  from payment_request r where r.reviewed_at is not null;
