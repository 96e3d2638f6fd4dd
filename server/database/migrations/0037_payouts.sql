-- A request is handed over, may be in doubt, and may come back.
alter table payment_request drop constraint payment_request_state_check;
alter table payment_request add constraint payment_request_state_check check (state in (
  'inProcess', 'approvedAlone', 'approved', 'sending', 'inDoubt', 'paid', 'failed', 'returned', 'cancelled'
));
alter table payment_request_event drop constraint payment_request_event_event_check;
alter table payment_request_event add constraint payment_request_event_event_check check (event in (
  'ask', 'approve', 'undo', 'settle', 'cancel', 'withdraw',
  'send', 'doubt', 'pay', 'fail', 'return', 'markPaid', 'markUnpaid', 'markReturned'
));

-- What is to be paid for a request, once: however often it is tried, it is one payout.
create table payout_item (
  organization_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  employee_id uuid not null,
  period text not null,
  card_id uuid not null,
  provider text not null check (provider in ('hand', 'file', 'sandbox', 'multicard', 'paylov')),
  amount tiyin not null check (amount > 0),
  state text not null check (state in (
    'waiting', 'sending', 'accepted', 'inDoubt', 'paid', 'failed', 'returned', 'cancelled'
  )),
  -- Attempts so far; the last one has this number.
  attempts smallint not null,
  -- Of the last answer.
  code text,
  reference text,
  paid_on date,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, request_id),
  foreign key (organization_id, request_id) references payment_request,
  foreign key (organization_id, employee_id) references employee,
  foreign key (organization_id, card_id) references card
);
create index payout_item_time on payout_item (organization_id, changed_at, id);

-- Written before the provider is called. Its key is stored, so that the provider can be asked by it after a crash.
create table payout_attempt (
  organization_id uuid not null,
  item_id uuid not null,
  n smallint not null check (n > 0),
  key text not null,
  provider text not null,
  card_id uuid not null,
  amount tiyin not null check (amount > 0),
  at timestamptz not null,
  by_account_id uuid,
  primary key (organization_id, item_id, n),
  unique (organization_id, key),
  foreign key (organization_id, item_id) references payout_item
);

-- Everything that was heard of an attempt, from whom.
create table payout_answer (
  organization_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  n smallint not null,
  at timestamptz not null,
  source text not null check (source in ('sending', 'asking', 'hand')),
  outcome text not null check (outcome in ('settled', 'rejected', 'accepted', 'unknown', 'notFound', 'returned')),
  code text,
  reference text,
  paid_on date,
  note text,
  by_account_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, item_id, n) references payout_attempt
);
create index payout_answer_attempt on payout_answer (organization_id, item_id, n, at);

create function refuse_payout_change() returns trigger language plpgsql as $$
begin
  raise exception 'attempts and answers are append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on payout_attempt for each row execute function refuse_payout_change();
create trigger append_only before update or delete on payout_answer for each row execute function refuse_payout_change();
create trigger no_truncate before truncate on payout_attempt for each statement execute function refuse_payout_change();
create trigger no_truncate before truncate on payout_answer for each statement execute function refuse_payout_change();
alter table payout_attempt enable always trigger append_only;
alter table payout_answer enable always trigger append_only;
alter table payout_attempt enable always trigger no_truncate;
alter table payout_answer enable always trigger no_truncate;
