-- Movements of one status, and of one month.
create index ledger_entry_kind on ledger_entry (organization_id, kind, seq);
create index ledger_entry_day on ledger_entry (organization_id, effective_on, seq);
-- Payments of one person, and of one month.
create index payout_item_employee on payout_item (organization_id, employee_id, changed_at, id);
create index payout_item_period on payout_item (organization_id, period, changed_at, id);
