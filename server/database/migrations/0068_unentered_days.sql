-- The kind that days become which nobody has entered of people without an account. Where no kind says so, absent without a good reason.
alter table absence_kind add column unentered boolean not null default false;
alter table absence_kind alter column unentered drop default;
