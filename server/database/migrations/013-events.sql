-- The trail of changes: who did what, with the values before and after. Events of an earlier release have no values.
alter table activity
  add column user_id uuid,
  add column user_role text check (user_role in ('editor', 'admin')),
  -- The same id as in the log.
  add column request_id text,
  add column import_id bigint,
  -- The changed fields, each as [name, before, after].
  add column changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  -- Events of a demonstration company are not shown to another one.
  add column is_demonstration boolean not null default false;
update activity set is_demonstration = true where exists (select from company where is_demonstration);

-- An event outlives its entry.
alter table activity drop constraint activity_entry_id_fkey;

-- An earlier release adds events too, so the database says whose they are.
create function mark_demonstration_event() returns trigger language plpgsql as $$
begin
  new.is_demonstration := coalesce((select is_demonstration from company), false);
  return new;
end $$;
create trigger activity_marked before insert on activity
  for each row execute function mark_demonstration_event();

-- Events are added and never changed. The embedded database has one account, so a trigger refuses it there too.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are added and never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger activity_kept before update or delete or truncate on activity
  for each statement execute function refuse_event_change();
do $$
begin
  if exists (select from pg_roles where rolname = 'portaria_application') then
    revoke update, delete, truncate on activity from portaria_application;
  end if;
end $$;
