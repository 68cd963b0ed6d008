-- The two accounts of the database. docs/database.md describes them.
-- An administrator of PostgreSQL runs this file in the empty database, before the first migration. A second run changes nothing.
-- It sets no password.
do $$
begin
  -- Applies migrations, and owns what they create.
  if not exists (select from pg_roles where rolname = 'portaria_owner') then
    create role portaria_owner login;
  end if;
  -- Reads and writes rows for the backend and for `npm run users`.
  if not exists (select from pg_roles where rolname = 'portaria_application') then
    create role portaria_application login;
  end if;
  execute format('revoke all on database %I from public', current_database());
  -- The right to create is for the extension pg_trgm.
  execute format('grant connect, create on database %I to portaria_owner', current_database());
  execute format('grant connect on database %I to portaria_application', current_database());
end
$$;

-- The administrator of a managed server is no superuser, and may change the default rights of its own roles only.
grant portaria_owner to current_user;

revoke all on schema public from public;
grant usage, create on schema public to portaria_owner;
grant usage on schema public to portaria_application;

-- For each table of a later migration too.
alter default privileges for role portaria_owner in schema public
  grant select, insert, update, delete on tables to portaria_application;
