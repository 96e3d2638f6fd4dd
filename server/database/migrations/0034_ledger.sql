-- The ledger of a company: where its money is. A transfer has one debit and one credit account and a positive amount, so the
-- books balance by construction. Ids and amounts only: no names, notes or cards.
create table ledger_account (
  organization_id uuid not null references organization,
  id uuid not null,
  kind text not null check (kind in (
    'advance', 'payable', 'carryOver', 'salaryExpense', 'incomeTax', 'pension', 'payoutPending', 'inFlight', 'bank', 'float', 'fees'
  )),
  -- The one person or provider whose money it is; null for the company's own accounts.
  employee_id uuid,
  provider text,
  normal smallint not null check (normal in (1, -1)),
  floor_zero boolean not null,
  debit tiyin not null,
  credit tiyin not null,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, kind, employee_id, provider),
  foreign key (organization_id, employee_id) references employee,
  constraint ledger_account_floor check (not floor_zero or normal * (debit - credit) >= 0)
);

-- Its row is locked while an entry is written: numbers have no gap, and each hash covers the one before.
create table ledger_head (
  organization_id uuid primary key references organization,
  seq bigint not null,
  hash bytea not null check (length(hash) = 32)
);

create table ledger_entry (
  organization_id uuid not null references organization,
  seq bigint not null check (seq > 0),
  id uuid not null,
  kind text not null,
  reverses uuid,
  effective_on date not null,
  recorded_at timestamptz not null,
  by_account_id uuid,
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (organization_id, seq),
  unique (organization_id, id),
  unique (organization_id, reverses),
  foreign key (organization_id, reverses) references ledger_entry (organization_id, id)
);

create table ledger_transfer (
  organization_id uuid not null,
  seq bigint not null,
  line smallint not null check (line > 0),
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  amount tiyin not null check (amount > 0),
  -- The payment request or run item whose money moves; over the clearing accounts it sums to zero once finished.
  subject_id uuid,
  primary key (organization_id, seq, line),
  foreign key (organization_id, seq) references ledger_entry,
  foreign key (organization_id, debit_account_id) references ledger_account,
  foreign key (organization_id, credit_account_id) references ledger_account,
  check (debit_account_id <> credit_account_id)
);
create index ledger_transfer_subject on ledger_transfer (organization_id, subject_id);

-- The head at the end of a day. A chain cut off or written anew no longer contains it.
create table ledger_checkpoint (
  organization_id uuid not null references organization,
  day date not null,
  seq bigint not null,
  hash bytea not null check (length(hash) = 32),
  primary key (organization_id, day)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create function refuse_older_checkpoint() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_checkpoint
    where organization_id = new.organization_id and (day > new.day or seq > new.seq)
  ) then
    raise exception 'a ledger checkpoint cannot go back' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger append_only before update or delete on ledger_entry for each row execute function refuse_ledger_change();
create trigger append_only before update or delete on ledger_transfer for each row execute function refuse_ledger_change();
create trigger append_only before update or delete on ledger_checkpoint for each row execute function refuse_ledger_change();
create trigger no_delete before delete on ledger_account for each row execute function refuse_ledger_change();
create trigger no_delete before delete on ledger_head for each row execute function refuse_ledger_change();
create trigger no_truncate before truncate on ledger_entry for each statement execute function refuse_ledger_change();
create trigger no_truncate before truncate on ledger_transfer for each statement execute function refuse_ledger_change();
create trigger no_truncate before truncate on ledger_checkpoint for each statement execute function refuse_ledger_change();
create trigger no_truncate before truncate on ledger_account for each statement execute function refuse_ledger_change();
create trigger no_truncate before truncate on ledger_head for each statement execute function refuse_ledger_change();
create trigger only_forward before insert on ledger_checkpoint for each row execute function refuse_older_checkpoint();

-- Also for a session that switches triggers off as a replica would.
alter table ledger_entry enable always trigger append_only;
alter table ledger_transfer enable always trigger append_only;
alter table ledger_checkpoint enable always trigger append_only;
alter table ledger_account enable always trigger no_delete;
alter table ledger_head enable always trigger no_delete;
alter table ledger_entry enable always trigger no_truncate;
alter table ledger_transfer enable always trigger no_truncate;
alter table ledger_checkpoint enable always trigger no_truncate;
alter table ledger_account enable always trigger no_truncate;
alter table ledger_head enable always trigger no_truncate;
alter table ledger_checkpoint enable always trigger only_forward;
