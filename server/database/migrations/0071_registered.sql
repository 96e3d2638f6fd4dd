-- When a record was added, and when its person registered: their account was made. Null while no account is joined.
alter table employee rename column registered_at to added_at;
alter index employee_registered rename to employee_added;
alter table employee add column registered_at timestamptz;
update employee set registered_at = account.created_at from account where account.id = employee.account_id;

-- The list sorted by it: whoever has not registered comes last, whichever way round.
create index employee_registered on employee (organization_id, registered_at, id) include (status, account_id);
create index employee_registered_last on employee (organization_id, registered_at desc nulls last, id desc)
  include (status, account_id);

-- What saved views called the date of registration was the day on which the record was added.
update list_view set
  address = replace(address, 'registeredAt', 'addedAt'),
  hidden = array_replace(hidden, 'registeredAt', 'addedAt')
where list = 'employees';
update list_columns set hidden = array_replace(hidden, 'registeredAt', 'addedAt') where list = 'employees';
-- And so did reports of people.
update report set columns = array_replace(columns, 'registeredOn', 'addedOn') where kind = 'people';
