-- The imports of files with entries. The name of the user stays when the user is removed.
create table imports (
  id bigint primary key generated always as identity,
  imported_at timestamptz not null,
  user_id uuid not null,
  user_name text not null,
  -- For display only.
  file_name text not null,
  -- SHA-256 of the file, in hexadecimal digits.
  file_hash text not null,
  added integer not null check (added > 0),
  undone_at timestamptz
);
create index imports_by_hash on imports (file_hash) where undone_at is null;

alter table entries add column import_id bigint references imports (id);
create index entries_by_import on entries (import_id, id) where import_id is not null;

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored', 'imported', 'import-undone'));
