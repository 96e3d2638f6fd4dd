-- Who pays a company's requests; without a row the company pays them itself.
create table payout_settings (
  organization_id uuid primary key references organization,
  version integer not null check (version > 0),
  provider text not null check (provider in ('hand', 'sandbox', 'multicard')),
  application_id text,
  store_id text,
  secret_encrypted bytea,
  saved_at timestamptz not null,
  saved_by_account_id uuid not null,
  check (provider <> 'multicard' or (application_id is not null and store_id is not null and secret_encrypted is not null))
);

-- When the job looks at it next; null while nothing is to be done. `looks` and `missed` count since the last attempt: how
-- often the provider was asked, and how often it knew nothing of it.
alter table payout_item
  add column next_at timestamptz,
  add column looks smallint not null default 0,
  add column missed smallint not null default 0;
alter table payout_item alter column looks drop default, alter column missed drop default;
create index payout_item_due on payout_item (next_at) where next_at is not null;
