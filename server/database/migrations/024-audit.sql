-- The list of all events is read by its newest ones, by a person and by what happened.
create index activity_by_user on activity (user_id, happened_at, id) where user_id is not null;
create index activity_by_action on activity (action, happened_at, id);
create index access_events_by_action on access_events (action, happened_at, id);

-- Refused sign-ins and refused acts, counted by minute, so that an attacker fills no disk.
create table refused_attempts (
  id bigint primary key generated always as identity,
  -- The minute of the attempts.
  happened_at timestamptz not null,
  action text not null check (action in ('sign-in-refused', 'act-refused')),
  -- Keyed hash of the login, or of the user. Empty: all others of a minute with many logins.
  key text not null,
  attempts integer not null check (attempts > 0),
  -- Null: the login is that of no user.
  user_id uuid,
  user_name text not null default '',
  -- The operation of the first refused act.
  operation text,
  -- That of the first attempt. The same id as in the log.
  request_id text,
  is_demonstration boolean not null default false,
  unique (happened_at, action, key)
);
create index refused_attempts_by_time on refused_attempts (happened_at, id);
create index refused_attempts_by_user on refused_attempts (user_id, happened_at, id) where user_id is not null;
create index refused_attempts_by_action on refused_attempts (action, happened_at, id);

create trigger refused_attempts_marked before insert on refused_attempts
  for each row execute function mark_demonstration_event();

-- A count may only grow.
create function refuse_smaller_count() returns trigger language plpgsql as $$
begin
  if new.attempts < old.attempts
    or (to_jsonb(new) - 'attempts') is distinct from (to_jsonb(old) - 'attempts') then
    raise exception 'attempts are only counted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger refused_attempts_counted before update on refused_attempts
  for each row execute function refuse_smaller_count();
create trigger refused_attempts_kept before delete or truncate on refused_attempts
  for each statement execute function refuse_event_change();
do $$
begin
  if exists (select from pg_roles where rolname = 'portaria_application') then
    revoke update, delete, truncate on refused_attempts from portaria_application;
    grant update (attempts) on refused_attempts to portaria_application;
  end if;
end $$;
