-- On which days of the month the person may still earn: a bit a day, the lowest is the first.
alter table earned_figures add column left_days int not null default 0 check (left_days >= 0);
alter table earned_figures alter column left_days drop default;

-- Counted again by the next look; what has been counted is shown until then.
update figures_month set counted_at = null
 where month >= to_char(now() at time zone 'Asia/Tashkent' - interval '1 month', 'YYYY-MM');

-- Reports that were asked for and fetched before the trail told of it. Who cancelled one was not kept.
insert into audit_entry (organization_id, id, at, by_account_id, subject, subject_id, event, after)
select report.organization_id, gen_random_uuid(), done.at, done.by_account_id, 'report', report.id, done.event,
       jsonb_build_object('kind', kind, 'from', from_month, 'to', to_month, 'unit', unit, 'columns', columns,
                          'format', format, 'language', language)
  from report
 cross join lateral (select 'ask' as event, requested_at as at, requested_by_account_id as by_account_id
                      union all
                     select 'download', at, by_account_id from report_download
                      where organization_id = report.organization_id and report_id = report.id) as done
 where not exists (select from audit_entry as told
                    where told.organization_id = report.organization_id and told.subject = 'report'
                      and told.subject_id = report.id and told.event = done.event and told.at = done.at
                      and told.by_account_id = done.by_account_id);
