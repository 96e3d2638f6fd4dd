-- A printed gate has no screen: one code, good until it is revoked. A closed gate keeps its punches.
alter table gate add column is_static boolean not null default false;
alter table gate add column closed_at timestamptz;
alter table gate add column last_seen_at timestamptz;
