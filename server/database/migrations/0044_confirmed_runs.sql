-- A confirmed run pays each person's amount as a payment of its own, with the states and the ledger of a request.
alter table pay_run drop constraint pay_run_state_check;
alter table pay_run add constraint pay_run_state_check check (state in ('draft', 'confirmed', 'cancelled'));
alter table pay_run add column confirmed_at timestamptz;
alter table pay_run add column confirmed_by_account_id uuid;
-- Of a salary: what confirming added to, or took from, the salary that the ledger owes the person.
alter table pay_run_item add column accrued tiyin not null default 0;

alter table payment_request add column kind text not null default 'asked' check (kind in ('asked', 'advance', 'salary'));
alter table payment_request alter column kind drop default;
alter table payment_request add column run_id uuid;
alter table payment_request add foreign key (organization_id, run_id) references pay_run;
alter table payment_request add constraint payment_request_run check ((kind = 'asked') = (run_id is null));
create unique index payment_request_run_person on payment_request (organization_id, run_id, employee_id) where run_id is not null;
-- What people ask for is whole so'm; a salary is exact.
alter table payment_request drop constraint payment_request_amount_check;
alter table payment_request add constraint payment_request_amount_check
  check (amount > 0 and (amount % 100 = 0 or kind <> 'asked'));

alter table payment_request drop constraint payment_request_cancelled_by_check;
alter table payment_request add constraint payment_request_cancelled_by_check
  check (cancelled_by in ('employee', 'employer', 'salary'));
alter table payment_request_event drop constraint payment_request_event_event_check;
alter table payment_request_event add constraint payment_request_event_event_check check (event in (
  'ask', 'approve', 'undo', 'settle', 'cancel', 'withdraw', 'include',
  'send', 'doubt', 'pay', 'fail', 'return', 'markPaid', 'markUnpaid', 'markReturned'
));
