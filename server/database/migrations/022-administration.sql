-- What administrators see of a user, and the one-time link that sets a password.
alter table users
  add column last_sign_in_at timestamptz,
  -- Whether the user has chosen a password. Without one, only a link signs the user in.
  add column has_password boolean not null default true,
  -- SHA-256 of the secret of the link, in hexadecimal. Null: there is no link.
  add column link_hash text unique,
  add column link_expires_at timestamptz,
  -- When an administrator has reset the password, until the user has been told of it.
  add column reset_at timestamptz,
  -- Grows with each change by an administrator.
  add column version integer not null default 1,
  add constraint users_link_check check ((link_hash is null) = (link_expires_at is null));

-- What people see of a session. An earlier release leaves these columns empty.
alter table sessions
  add column began_at timestamptz,
  add column last_used_at timestamptz,
  -- The name of the browser and of its system.
  add column device text;

-- What happens at the door: sign-ins, refusals, exports, users, sessions and passwords. The books have `activity`.
create table access_events (
  id bigint primary key generated always as identity,
  happened_at timestamptz not null,
  -- Who did it. Null: nobody has signed in. The name stays when the user is removed.
  user_id uuid,
  user_name text not null default '',
  user_role text,
  -- The same id as in the log.
  request_id text,
  action text not null,
  -- The user to whom it was done.
  subject_id uuid,
  subject_name text,
  -- The changed fields, each as [name, before, after].
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  is_demonstration boolean not null default false
);
create index access_events_by_time on access_events (happened_at, id);
create index access_events_by_user on access_events (user_id, happened_at, id);
create index access_events_by_subject on access_events (subject_id, happened_at, id) where subject_id is not null;

create trigger access_events_marked before insert on access_events
  for each row execute function mark_demonstration_event();
create trigger access_events_kept before update or delete or truncate on access_events
  for each statement execute function refuse_event_change();
do $$
begin
  if exists (select from pg_roles where rolname = 'portaria_application') then
    revoke update, delete, truncate on access_events from portaria_application;
  end if;
end $$;
