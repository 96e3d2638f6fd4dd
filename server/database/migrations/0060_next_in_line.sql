-- Queries by run ask for every kind.
drop index if exists payment_request_run_asked;
create index if not exists payment_request_run on payment_request (organization_id, run_id) where run_id is not null;

-- From its closing on, a schedule given to a person gives way to that of their unit. Those closed before gave way to the company's,
-- and the days since stay as they were read.
alter table schedule add column company_after_closing boolean not null default false;
update schedule set company_after_closing = true where closed_from is not null;
