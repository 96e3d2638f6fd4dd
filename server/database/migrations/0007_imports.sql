-- A list of people on its way in. done_to and undone_to are row numbers: rows up to there are committed, or taken back.
create table employee_import (
  organization_id uuid not null references organization,
  id uuid not null,
  by_account_id uuid not null references account,
  by_job_id uuid not null,
  file_name text not null,
  row_count int not null,
  state text not null check (state in ('staging', 'ready', 'committing', 'stopped', 'committed', 'undoing', 'undone', 'failed', 'archived')),
  -- For rows of people who are there already and that nobody decided one by one.
  decision text check (decision in ('skip', 'update')),
  staged int not null,
  plan jsonb,
  done_to int not null,
  done_rows int not null,
  created int not null,
  updated int not null,
  unchanged int not null,
  skipped int not null,
  failed int not null,
  undo_begun boolean not null,
  undone_to int not null,
  undone_rows int not null,
  removed int not null,
  restored int not null,
  kept int not null,
  -- Of the chunk at hand, and when the job may take it.
  tries int not null,
  next_try_at timestamptz not null,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  committed_at timestamptz,
  undone_at timestamptz,
  primary key (organization_id, id)
);
create index employee_import_list on employee_import (organization_id, started_at, id);
create unique index employee_import_open on employee_import (organization_id, by_job_id)
  where state in ('staging', 'ready', 'committing');
-- Jobs of all companies: the one who waits longest is next.
create index employee_import_work on employee_import (next_try_at) where state in ('committing', 'undoing');
create index employee_import_touched on employee_import (touched_at);

-- employee_id is the record with this PINFL (known), or the id that a new one will get. No foreign key: a row of a list is
-- no history of a person. A card that is only a mask has no number and no fingerprint. Only what did not go as its outcome
-- says is written back: a row up to done_to is done.
create table employee_import_row (
  organization_id uuid not null,
  import_id uuid not null,
  row_number int not null,
  last_name text not null,
  first_name text not null,
  passport_serial_number text not null,
  pinfl text not null,
  phone_number text not null,
  number_encrypted bytea,
  fingerprint text,
  first4 text not null,
  last4 text not null,
  salary tiyin not null,
  status text check (status in ('active', 'blocked')),
  employee_id uuid not null,
  known boolean not null,
  decision text check (decision in ('skip', 'update')),
  changed text[] not null,
  problems text[] not null,
  state text not null check (state in ('staged', 'failed', 'kept')),
  was jsonb,
  outcome text not null generated always as (
    case when known and decision = 'skip' then 'skip'
         when cardinality(problems) > 0 and state = 'staged' then 'problem'
         when not known then 'create'
         when decision is null then 'decide'
         when cardinality(changed) = 0 then 'unchanged'
         else 'update' end) stored,
  primary key (organization_id, import_id, row_number),
  foreign key (organization_id, import_id) references employee_import on delete cascade
);

-- Whose card it is.
create index card_fingerprint on card (organization_id, fingerprint) where is_default;
