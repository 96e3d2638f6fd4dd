-- The only employer's approval of their own request can be undone until undo_until; nothing is paid before it has settled.
alter table payment_request drop constraint payment_request_state_check;
alter table payment_request add constraint payment_request_state_check
  check (state in ('inProcess', 'approvedAlone', 'approved', 'paid', 'failed', 'cancelled'));
alter table payment_request add column undo_until timestamptz;
alter table payment_request add constraint payment_request_undo check ((state = 'approvedAlone') = (undo_until is not null));
create index payment_request_undo on payment_request (undo_until) where undo_until is not null;

alter table payment_request_event drop constraint payment_request_event_event_check;
alter table payment_request_event add constraint payment_request_event_event_check
  check (event in ('ask', 'approve', 'undo', 'settle', 'cancel', 'withdraw', 'pay', 'fail'));
