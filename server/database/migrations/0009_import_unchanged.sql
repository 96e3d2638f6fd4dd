-- Somebody who is in the company just as the list has them needs no decision: an export that comes back asks nothing.
alter table employee_import_row drop column outcome;
alter table employee_import_row add column outcome text not null generated always as (
  case when known and decision = 'skip' then 'skip'
       when cardinality(problems) > 0 and state = 'staged' then 'problem'
       when not known then 'create'
       when cardinality(changed) = 0 then 'unchanged'
       when decision is null then 'decide'
       else 'update' end) stored;
