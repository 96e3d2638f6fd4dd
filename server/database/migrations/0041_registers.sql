alter table payout_settings drop constraint payout_settings_provider_check;
alter table payout_settings add constraint payout_settings_provider_check check (provider in (
  'hand', 'file', 'sandbox', 'multicard'
));

-- Payments that go to the bank together. The rows are kept as they were handed over, sealed because of the card numbers, so
-- that the file is the same each time.
create table payout_register (
  organization_id uuid not null references organization,
  id uuid not null,
  number integer not null check (number > 0),
  rows_encrypted bytea not null,
  count integer not null check (count > 0),
  amount tiyin not null check (amount > 0),
  created_at timestamptz not null,
  created_by_account_id uuid not null,
  primary key (organization_id, id),
  unique (organization_id, number)
);
alter table payout_attempt add column register_id uuid;
alter table payout_attempt
  add foreign key (organization_id, register_id) references payout_register (organization_id, id);
create index payout_attempt_register on payout_attempt (organization_id, register_id) where register_id is not null;
create index payout_item_waiting on payout_item (organization_id, created_at, id)
  where state = 'waiting' and provider = 'file';
