-- A removed card stays for the requests that were paid to it; added again, it is the same card.
alter table card add column removed_at timestamptz;
alter table card add constraint card_default_stays check (not is_default or removed_at is null);
