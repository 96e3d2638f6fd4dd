-- A file that was kept with an absence: of which kind its bytes are, and how many.
alter table absence
  add column file_type text check (file_type in ('pdf', 'jpeg', 'png')),
  add column file_bytes integer check (file_bytes between 1 and 5000000),
  add check ((file_type is null) = (file_bytes is null));
-- Apart from the absence, which is read with every month.
create table absence_file (
  organization_id uuid not null,
  absence_id uuid not null,
  content bytea not null,
  primary key (organization_id, absence_id),
  foreign key (organization_id, absence_id) references absence on delete cascade
);
