-- A person's notifications are numbered without gaps, in the order they were committed: whoever writes one holds the
-- inbox's row until then. That makes "everything after number n" a safe thing to ask.
create table notification_inbox (
  account_id uuid primary key references account,
  last_sequence bigint not null
);

-- employee_id: the job it is about. in_app false = its person wants none of that type shown as it happens.
-- data: as the contract's params of the type.
alter table notification add column sequence bigint;
alter table notification add column organization_id uuid;
alter table notification add column employee_id uuid;
alter table notification add column in_app boolean not null default true;
update notification set sequence = numbered.sequence
  from (select id, row_number() over (partition by account_id order by created_at, id) as sequence from notification) numbered
 where numbered.id = notification.id;
insert into notification_inbox select account_id, max(sequence) from notification group by account_id;
alter table notification alter column sequence set not null;
alter table notification drop constraint notification_pkey;
alter table notification add primary key (account_id, id);
create unique index notification_sequence on notification (account_id, sequence);
create index notification_unread on notification (account_id) where read_at is null;
drop index notification_account;

-- channels: by type, {push, inApp, telegram}; a type or channel it does not name is as the app has it by default.
create table notification_settings (
  account_id uuid primary key references account,
  channels jsonb not null,
  quiet_from text,
  quiet_to text
);

-- What leaves by a provider: a row of the transaction that told it, gone once it left or may not any more.
create table notification_delivery (
  account_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  channel text not null check (channel in ('push', 'telegram')),
  device_id text,
  next_try_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  primary key (account_id, id)
);
create index notification_delivery_due on notification_delivery (next_try_at);

-- Of several processes one reminds: the key is what makes it once.
create table reminder (
  organization_id uuid not null,
  employee_id uuid not null,
  date date not null,
  type text not null,
  at timestamptz not null,
  primary key (organization_id, employee_id, date, type),
  foreign key (organization_id, employee_id) references employee
);

-- What its person reads: pushes are written in it.
alter table device add column language text;
