-- How a person at the employer's side has set a list of this company: the columns that are not shown, and named views.
create table list_columns (
  organization_id uuid not null,
  account_id uuid not null,
  list text not null,
  hidden text[] not null,
  chosen_at timestamptz not null,
  primary key (organization_id, account_id, list),
  foreign key (organization_id, account_id) references employer (organization_id, account_id) on delete cascade
);

create table list_view (
  organization_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  list text not null,
  name text not null,
  -- Search, filters and order, as the address of the page has them.
  address text not null,
  hidden text[] not null,
  saved_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references employer (organization_id, account_id) on delete cascade
);
create unique index list_view_name on list_view (organization_id, account_id, list, lower(name));
