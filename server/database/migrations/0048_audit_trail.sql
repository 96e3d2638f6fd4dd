-- Whom an entry is about. No reference: a record that nothing was written of may be removed, and what was done with it stays.
alter table audit_entry add column employee_id uuid;
-- As whoever did it wrote it.
alter table audit_entry add column reason text;

update audit_entry set employee_id = subject_id where subject in ('employee', 'salary', 'limit', 'day');
update audit_entry set employee_id = coalesce(after ->> 'employeeId', before ->> 'employeeId')::uuid
  where coalesce(after ->> 'employeeId', before ->> 'employeeId') is not null;
update audit_entry entry set employee_id = told.employee_id
  from (
    select 'card' as subject, organization_id, id, employee_id from card
    union all select 'paymentRequest', organization_id, id, employee_id from payment_request
    union all select 'tardinessReason', organization_id, id, employee_id from tardiness_reason
    union all select 'correction', organization_id, id, employee_id from attendance_correction
    union all select 'latePunch', organization_id, id, employee_id from late_punch
    union all select 'absence', organization_id, id, employee_id from absence
    union all select 'adjustment', organization_id, id, employee_id from adjustment
  ) as told
 where entry.employee_id is null and told.organization_id = entry.organization_id
   and told.subject = entry.subject and told.id = entry.subject_id;

-- Without a schedule: they follow the company's hours again.
update audit_entry set event = 'unassign' where subject = 'schedule' and event = 'assign' and subject_id is null;

create index audit_entry_employee on audit_entry (organization_id, employee_id, at) where employee_id is not null;
create index payment_request_event_at on payment_request_event (organization_id, at);

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in (
  'timesheet', 'people', 'attendance', 'tardiness', 'absences', 'payments', 'transactions', 'advances', 'payslips', 'auditTrail'
));
