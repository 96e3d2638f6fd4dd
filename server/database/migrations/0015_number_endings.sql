-- People are looked for by the last digits of their PINFL or phone number too.
create index employee_pinfl_ending on employee (organization_id, reverse(pinfl) collate "C");
create index employee_phone_ending on employee (organization_id, reverse(phone_number) collate "C");
