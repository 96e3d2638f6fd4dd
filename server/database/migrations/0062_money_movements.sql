-- Movements of money as people see them: those entries of the ledger that move a request's money, with what lists filter by. A row
-- is written with its entry, and its numbers have no gap: in the company, among those of its kind, and of its month. So a page is
-- found by number, and its place in the list need not be counted.
create table money_movement (
  organization_id uuid not null,
  number bigint not null check (number > 0),
  kind_number bigint not null check (kind_number > 0),
  month_number bigint not null check (month_number > 0),
  seq bigint not null,
  kind text not null check (kind in ('approved', 'sent', 'settled', 'cancelled', 'rejected', 'returned')),
  -- Of effective_on.
  month text not null,
  effective_on date not null,
  recorded_at timestamptz not null,
  request_id uuid not null,
  employee_id uuid not null,
  period text not null,
  amount tiyin not null check (amount > 0)
);

-- Number and amount of all movements, by month and kind.
create table money_movement_sum (
  organization_id uuid not null references organization,
  month text not null,
  kind text not null,
  count bigint not null,
  amount tiyin not null,
  primary key (organization_id, month, kind)
);

-- A long ledger may take longer than the server's statements may.
set local statement_timeout = 0;
insert into money_movement (organization_id, number, kind_number, month_number, seq, kind, month, effective_on, recorded_at,
  request_id, employee_id, period, amount)
select entry.organization_id,
  row_number() over (partition by entry.organization_id order by entry.seq),
  row_number() over (partition by entry.organization_id, entry.kind order by entry.seq),
  row_number() over (partition by entry.organization_id, left(entry.effective_on::text, 7) order by entry.seq),
  entry.seq, entry.kind, left(entry.effective_on::text, 7), entry.effective_on, entry.recorded_at,
  request.id, request.employee_id, request.period, transfer.amount
from ledger_entry entry
  join ledger_transfer transfer
    on transfer.organization_id = entry.organization_id and transfer.seq = entry.seq and transfer.line = 1
  join payment_request request on request.organization_id = transfer.organization_id and request.id = transfer.subject_id
  left join ledger_entry original on original.organization_id = entry.organization_id and original.id = entry.reverses
where entry.kind <> 'offset' and (entry.reverses is null or original.kind = 'approved');

alter table money_movement
  add primary key (organization_id, number),
  add unique (organization_id, kind, kind_number),
  add unique (organization_id, month, month_number),
  add unique (organization_id, seq),
  add foreign key (organization_id, seq) references ledger_entry;

insert into money_movement_sum (organization_id, month, kind, count, amount)
select organization_id, month, kind, count(*), sum(amount) from money_movement group by organization_id, month, kind;

-- Of one person, and by amount. Of people who are searched for, or of some amounts, all that is found is summed.
create index money_movement_person on money_movement (organization_id, employee_id, number);
create index money_movement_amount on money_movement (organization_id, amount, kind);

create trigger append_only before update or delete on money_movement for each row execute function refuse_ledger_change();
create trigger no_truncate before truncate on money_movement for each statement execute function refuse_ledger_change();
alter table money_movement enable always trigger append_only;
alter table money_movement enable always trigger no_truncate;

-- Movements of one month were found by it.
drop index ledger_entry_day;
