-- What a bank's file said of a register, as it was applied. The rows are sealed because of the card numbers; the digest tells
-- the same rows when they are given again.
create table payout_result (
  organization_id uuid not null,
  id uuid not null,
  register_id uuid not null,
  digest text not null,
  rows_encrypted bytea not null,
  settled integer not null check (settled >= 0),
  -- Left for somebody else: they may apply the same rows.
  refused integer not null check (refused >= 0),
  applied_at timestamptz not null,
  applied_by_account_id uuid not null,
  primary key (organization_id, id),
  foreign key (organization_id, register_id) references payout_register (organization_id, id)
);
create index payout_result_digest on payout_result (organization_id, register_id, digest);
