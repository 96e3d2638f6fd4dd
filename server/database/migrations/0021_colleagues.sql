-- What somebody may do at the employer's side; whoever was there before may do everything. unit_ids: of a manager, whose
-- people they see; the others see everybody.
alter table employer add column role text not null default 'owner' check (role in ('owner', 'manager', 'accountant'));
alter table employer alter column role drop default;
alter table employer add column unit_ids uuid[] not null default '{}';
alter table employer alter column unit_ids drop default;
create unique index employer_person on employer (organization_id, account_id);

-- Somebody asked by phone number to join the employer's side; the row goes when they accept or decline.
create table colleague_invitation (
  organization_id uuid not null references organization,
  id uuid not null,
  phone_number text not null,
  role text not null check (role in ('owner', 'manager', 'accountant')),
  unit_ids uuid[] not null,
  invited_at timestamptz not null,
  invited_by_account_id uuid not null,
  primary key (organization_id, id)
);
create unique index colleague_invitation_phone on colleague_invitation (organization_id, phone_number);
create index colleague_invitation_any on colleague_invitation (phone_number);
create index colleague_invitation_id on colleague_invitation (id);

drop view job;
create view job as
  select e.organization_id, e.id, e.account_id, e.role, e.unit_ids, 'active' as status,
         null::text as phone_number, null::text as pinfl, o.title as organization_title
    from employer e join organization o on o.id = e.organization_id
  union all
  select e.organization_id, e.id, e.account_id, 'employee' as role, '{}'::uuid[], e.status,
         e.phone_number, e.pinfl, o.title
    from employee e join organization o on o.id = e.organization_id
  union all
  select i.organization_id, i.id, null::uuid, i.role, i.unit_ids, 'notIdentified',
         i.phone_number, null::text, o.title
    from colleague_invitation i join organization o on o.id = i.organization_id;
