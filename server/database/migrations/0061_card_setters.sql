-- Who set a card last, and when: they do not approve money to it for a day. Null for cards of hires, and for earlier ones.
alter table card add column set_by_account_id uuid;
alter table card add column set_at timestamptz;
alter table card add constraint card_set_by check ((set_by_account_id is null) = (set_at is null));
create index card_set on card (organization_id, set_by_account_id, set_at) where set_at is not null;
