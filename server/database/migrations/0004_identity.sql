-- Who a provider says somebody is. `subject` is the provider's own, never an e-mail or a phone number.
create table identity (
  account_id uuid not null references account,
  provider text not null check (provider in ('google', 'telegram')),
  subject text not null,
  display_name text not null,
  linked_at timestamptz not null,
  primary key (account_id, provider),
  unique (provider, subject)
);

-- Proven by a provider, linked to nobody yet: whoever holds the ticket on that device may link it.
create table pending_identity (
  ticket_hash text primary key,
  provider text not null,
  subject text not null,
  display_name text not null,
  device_id text not null,
  expires_at timestamptz not null
);

-- What a provider signed or issued is good for one sign-in.
create table spent_proof (
  proof_hash text primary key,
  spent_at timestamptz not null
);

create table telegram_sign_in (
  id uuid primary key,
  token_hash text not null unique,
  number text not null,
  device_id text not null,
  device_name text,
  device_platform text,
  language text not null,
  state text not null check (state in ('waiting', 'opened', 'phoneAsked', 'confirmed', 'denied')),
  telegram_user_id text,
  display_name text,
  wrong_numbers int not null default 0,
  expires_at timestamptz not null,
  collected_at timestamptz
);
create index telegram_sign_in_user on telegram_sign_in (telegram_user_id, expires_at);

-- Of several processes one does it. Held until then; whoever holds it says again that they do.
create table lease (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null
);
