-- version counts saves of the fields: a form that was opened on an older one is refused.
alter table employee add column version int not null default 1;
alter table employee alter column version drop default;
alter table employee add column account_credit text;

-- The list in its two orders. What the filters read stands in the index, so that a page far down needs no row.
drop index employee_name;
create index employee_name on employee (organization_id, search_key, id) include (status, account_id);
create index employee_registered on employee (organization_id, registered_at, id) include (status, account_id);
create index employee_passport on employee (organization_id, passport_serial_number collate "C");

-- Each word of a folded name once, so that the beginning of any word is found without reading all names. search_key is
-- the whole folded name: further words are compared and matches put in order without the record.
create table employee_word (
  organization_id uuid not null,
  word text collate "C" not null,
  search_key text collate "C" not null,
  employee_id uuid not null,
  primary key (organization_id, word, search_key, employee_id),
  foreign key (organization_id, employee_id) references employee
);
create index employee_word_employee on employee_word (organization_id, employee_id);

-- How many records of a company stand where: the sum of rows that are only ever added, so that nobody who hires waits for
-- another; a writer who finds many of them puts those together.
create table employee_count (
  organization_id uuid not null,
  id uuid not null,
  status text not null,
  registered boolean not null,
  change int not null,
  primary key (organization_id, id)
);

-- What an event of kind 'update' changed; numbers of cards masked.
create table employee_change (
  organization_id uuid not null,
  event_id uuid not null,
  field text not null,
  from_value text,
  to_value text,
  primary key (organization_id, event_id, field),
  foreign key (organization_id, event_id) references employee_event
);

insert into employee_word (organization_id, word, search_key, employee_id)
  select distinct organization_id, unnest(string_to_array(search_key, ' ')), search_key, id from employee;
insert into employee_count (organization_id, id, status, registered, change)
  select organization_id, gen_random_uuid(), status, account_id is not null, count(*)
    from employee group by organization_id, status, account_id is not null;
