-- Removes accents and case, so that a search finds a name however it is typed.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));

-- A line break sorts before each other character of a name, so entries of one name stay together.
alter table entries add column search_text text not null
  generated always as (fold_text(counterparty || E'\n' || document)) stored;

-- In the order of bytes, which is the same on every server.
create index entries_by_text on entries (search_text collate "C", id)
  where deleted_at is null;

-- An index of three letters makes a search in many rows fast. Without the extension a search reads all rows.
do $$
begin
  create extension if not exists pg_trgm;
  create index entries_by_trigram on entries using gin (search_text gin_trgm_ops) where deleted_at is null;
exception
  -- The extension is not installed, is in another schema, or the account may not create it.
  when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
end $$;
