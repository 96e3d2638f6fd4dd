-- The card each person is paid to. Other modules read only this view; the module `cards` owns the table.
create view default_card as
  select organization_id, employee_id, id, fingerprint, first4, last4 from card where is_default;
