-- What an account is, is hashed by the entry that opens it: its kind, whose it is, its side and its floor. Null for accounts from before;
-- the next entry of their company opens them.
alter table ledger_account add column opened_seq bigint check (opened_seq > 0);
create index ledger_account_unopened on ledger_account (organization_id) where opened_seq is null;
create index ledger_account_opened on ledger_account (organization_id, opened_seq);

create function refuse_other_meaning() returns trigger language plpgsql as $$
begin
  if (new.organization_id, new.id, new.kind, new.employee_id, new.provider, new.normal, new.floor_zero)
      is distinct from (old.organization_id, old.id, old.kind, old.employee_id, old.provider, old.normal, old.floor_zero)
    or (old.opened_seq is not null and new.opened_seq is distinct from old.opened_seq)
  then
    raise exception 'a ledger account keeps its meaning' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger same_meaning
  before update of organization_id, id, kind, employee_id, provider, normal, floor_zero, opened_seq on ledger_account
  for each row execute function refuse_other_meaning();
alter table ledger_account enable always trigger same_meaning;

-- A day has several: one at its end, and one after each run that was confirmed.
alter table ledger_checkpoint drop constraint ledger_checkpoint_pkey, add primary key (organization_id, seq);
