-- A code belongs to a phone number; account_id is null where the phone has none, and where the code was never sent.
alter table one_time_code alter column account_id drop not null;
alter table one_time_code add column phone_number text;
update one_time_code set phone_number = account.phone_number from account where account.id = account_id;
alter table one_time_code alter column phone_number set not null;
alter table one_time_code add column language text not null default 'uz-Latn';
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('newDevice', 'signIn', 'registration', 'passwordRecovery'));

-- A phone number that was proven by a code: good once, on one device, for setting a password. Only a keyed hash is kept.
create table password_ticket (
  ticket_hash text primary key,
  purpose text not null check (purpose in ('registration', 'passwordRecovery')),
  phone_number text not null,
  account_id uuid references account,
  device_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_ticket_account on password_ticket (account_id);
create index password_ticket_age on password_ticket (expires_at);

-- When somebody last tried something, newest last, no more than its limit allows; one row a subject, so that a try is
-- judged and counted in one statement.
create table attempt_window (
  kind text not null,
  subject text not null,
  times timestamptz[] not null,
  primary key (kind, subject)
);

-- Sends of one code, and what the gateway is told: an older send that still waits is dropped when the code is sent again.
alter table outbox_message add column code text;
alter table outbox_message add column one_time_code_id uuid;
alter table outbox_message add column again boolean not null default false;
create index outbox_code on outbox_message (one_time_code_id) where sent_at is null;

-- What a person is told of. data: 'warningNewDevice' = {deviceId, name, platform} of the device that was let in; it is for
-- the account's other devices.
create table notification (
  id uuid primary key,
  account_id uuid not null references account,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_account on notification (account_id, created_at);
