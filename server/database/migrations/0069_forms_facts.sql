-- What printed forms say of a person and of a company. None of it tells people apart: that is the PINFL.
alter table employee
  add column patronymic text,
  add column position text,
  add column personnel_number text;
alter table employee_import_row
  add column patronymic text,
  add column position text,
  add column personnel_number text;

-- As the month was closed; null of months closed before.
alter table timesheet_person
  add column patronymic text,
  add column position text,
  add column personnel_number text;

-- KTUT (OKPO), the company's number in the register of enterprises.
alter table organization add column okpo text;
