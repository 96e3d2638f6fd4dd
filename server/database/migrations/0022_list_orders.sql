-- Requests by state, with what their totals are made of, and by amount.
create index payment_request_state on payment_request (organization_id, state, requested_at, id)
  include (employee_id, amount, asked_amount);
create index payment_request_amount on payment_request (organization_id, amount, id);
