-- What the person's month would earn more if everything that waits for a decision were accepted.
alter table earned_figures add column at_stake tiyin not null default 0 check (at_stake >= 0);
alter table earned_figures alter column at_stake drop default;

-- Counted again by the next look.
update figures_month set counted_at = null, earned_at = null;

-- Who asked for the same report while it was not finished: they are told of its end too.
create table report_asker (
  organization_id uuid not null,
  report_id uuid not null,
  account_id uuid not null,
  primary key (organization_id, report_id, account_id),
  foreign key (organization_id, report_id) references report on delete cascade
);

alter table report
  -- When its last try began: the company whose last one is longest ago is next.
  add column begun_at timestamptz,
  -- Of its parts together; null before it is ready.
  add column kept_bytes bigint,
  -- When the file was removed before its last day, because the company has no room for more.
  add column removed_on date;
update report
   set kept_bytes = (select sum(octet_length(content)) from report_part
                      where organization_id = report.organization_id and report_id = report.id)
 where state = 'ready';
