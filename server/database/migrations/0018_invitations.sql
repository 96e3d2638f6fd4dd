-- A message that an employer sends to somebody they have hired; it has no code.
alter table outbox_message drop constraint outbox_message_kind_check;
alter table outbox_message add constraint outbox_message_kind_check check (kind in ('otp', 'invitation'));
