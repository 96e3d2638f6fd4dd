-- organization_id leads every key and index of a company's table, so that a distributed engine can shard on it.
-- Identifiers are UUIDv7 made by the app. Money is tiyin within ±(2^53 − 1), so that JSON clients are exact.

create domain tiyin as bigint check (value between -9007199254740991 and 9007199254740991);

create table organization (
  id uuid primary key,
  title text not null,
  tin text not null,
  created_at timestamptz not null
);

create table organization_settings (
  organization_id uuid primary key references organization,
  days_off int[] not null,
  shift_start text not null,
  shift_end text not null,
  grace_minutes int not null,
  closing_minutes int not null,
  allowed_percent int not null,
  balance_limit tiyin
);

-- 'workingDay' marks a day moved to work.
create table holiday (
  organization_id uuid not null references organization,
  date date not null,
  kind text not null check (kind in ('holiday', 'workingDay')),
  primary key (organization_id, date)
);

create table account (
  id uuid primary key,
  phone_number text not null unique,
  password_hash text not null,
  first_name text,
  last_name text,
  passport_serial_number text,
  pinfl text unique,
  created_at timestamptz not null
);

create table device (
  account_id uuid not null references account,
  device_id text not null,
  name text,
  platform text,
  trusted boolean not null,
  fire_base_token text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  terminated_at timestamptz,
  primary key (account_id, device_id)
);

-- A sign-in on one device: the family of its refresh tokens. Ended = none of its tokens is good.
create table session (
  id uuid primary key,
  account_id uuid not null,
  device_id text not null,
  generation int not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('logout', 'terminated', 'reuse', 'passwordChanged')),
  foreign key (account_id, device_id) references device
);
create index session_device on session (account_id, device_id);

-- first_used_at: the first call or refresh with that generation's pair; its parent is good until 30 s after.
create table session_generation (
  session_id uuid not null references session,
  generation int not null,
  issued_at timestamptz not null,
  first_used_at timestamptz,
  primary key (session_id, generation)
);

create table one_time_code (
  id uuid primary key,
  account_id uuid not null references account,
  purpose text not null check (purpose in ('newDevice')),
  device_id text not null,
  device_name text,
  device_platform text,
  code_hash text not null,
  wrong_tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_account on one_time_code (account_id, sent_at);

-- Every send and guess that limits count, kept apart from the codes so that a resend resets nothing.
create table attempt (
  id uuid primary key,
  kind text not null,
  subject text not null,
  at timestamptz not null
);
create index attempt_subject on attempt (kind, subject, at);

-- Effects that leave by a provider are rows of the transaction that caused them.
create table outbox_message (
  id uuid primary key,
  kind text not null check (kind in ('otp')),
  recipient text not null,
  body text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  tries int not null default 0
);
create index outbox_unsent on outbox_message (next_try_at) where sent_at is null;

-- An account's place at the employer's side of a company; id is a job id (EmployeeId header).
create table employer (
  organization_id uuid not null references organization,
  id uuid not null,
  account_id uuid not null references account,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create index employer_account on employer (account_id);
create unique index employer_id on employer (id, organization_id);

create table employee (
  organization_id uuid not null references organization,
  id uuid not null,
  account_id uuid references account,
  first_name text not null,
  last_name text not null,
  search_key text collate "C" not null,
  passport_serial_number text not null,
  pinfl text not null,
  phone_number text not null,
  salary tiyin not null check (salary > 0),
  balance_limit tiyin,
  status text not null check (status in ('notIdentified', 'active', 'blocked', 'left')),
  chosen_status text not null check (chosen_status in ('active', 'blocked')),
  registered_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, pinfl),
  unique (organization_id, phone_number)
);
create index employee_account on employee (account_id);
create index employee_phone on employee (phone_number);
create index employee_name on employee (organization_id, search_key, id);

create table employee_event (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  event text not null,
  from_status text,
  to_status text not null,
  reason text,
  by_account_id uuid,
  at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee
);
create index employee_event_employee on employee_event (organization_id, employee_id, at);

create table card (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  number_encrypted bytea not null,
  fingerprint text not null,
  first4 text not null,
  last4 text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, employee_id, fingerprint),
  foreign key (organization_id, employee_id) references employee
);
create unique index card_default on card (organization_id, employee_id) where is_default;

create table gate (
  organization_id uuid not null references organization,
  id uuid not null,
  title text not null,
  secret_encrypted bytea not null,
  token_hash text,
  paired_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create index gate_id on gate (id);
create index gate_token on gate (token_hash);

create table punch (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  gate_id uuid not null,
  type text not null check (type in ('in', 'out')),
  at timestamptz not null,
  shift_date date not null,
  scanned_at timestamptz not null,
  device_id text not null,
  typed boolean not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee,
  foreign key (organization_id, gate_id) references gate
);
create index punch_day on punch (organization_id, employee_id, shift_date, at);
create index punch_date on punch (organization_id, shift_date);

-- Whom a device punches for on a day of a company: the key refuses a second person even at the same moment.
create table device_day (
  organization_id uuid not null,
  shift_date date not null,
  device_id text not null,
  employee_id uuid not null,
  primary key (organization_id, shift_date, device_id),
  foreign key (organization_id, employee_id) references employee
);

create table payment_request (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  card_id uuid not null,
  amount tiyin not null check (amount > 0 and amount % 100 = 0),
  period text not null,
  state text not null check (state in ('inProcess', 'approved', 'paid', 'failed', 'cancelled')),
  note text,
  cancel_reason text,
  cancelled_by text check (cancelled_by in ('employee', 'employer')),
  requested_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by_account_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee,
  foreign key (organization_id, card_id) references card
);
create index payment_request_employee on payment_request (organization_id, employee_id, period);
create index payment_request_time on payment_request (organization_id, requested_at, id);

-- A claim is committed before the work (answer null = still running) and answered with it.
create table idempotency_key (
  account_id uuid not null,
  job_id uuid not null,
  operation_id text not null,
  key uuid not null,
  request_hash text not null,
  claimed_at timestamptz not null,
  answer_status int,
  answer_body text,
  primary key (account_id, job_id, operation_id, key)
);
create index idempotency_key_age on idempotency_key (claimed_at);

-- An account's places in companies, one row a job id. The account's side of employer and employee: those modules own the
-- tables, sign-in and "my jobs" read only this. An employer's job is always active.
create view job as
  select e.organization_id, e.id, e.account_id, 'employer' as role, 'active' as status,
         null::text as phone_number, null::text as pinfl, o.title as organization_title
    from employer e join organization o on o.id = e.organization_id
  union all
  select e.organization_id, e.id, e.account_id, 'employee' as role, e.status,
         e.phone_number, e.pinfl, o.title
    from employee e join organization o on o.id = e.organization_id;
