-- Steps of a company that was founded in the app; older companies have none.
create table guided_step (
  organization_id uuid not null references organization,
  step text not null,
  -- Null until somebody has left it for later or kept what is there.
  mark text,
  marked_at timestamptz,
  marked_by_account_id uuid,
  primary key (organization_id, step)
);
