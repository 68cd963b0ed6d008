-- The moment of the first attempt of a minute, so that the list of events has causes before refusals. Earlier releases leave it null.
alter table refused_attempts add column first_at timestamptz;
alter table refused_attempts
  add column listed_at timestamptz not null generated always as (coalesce(first_at, happened_at)) stored;
create index refused_attempts_listed on refused_attempts (listed_at, id);
create index refused_attempts_listed_by_user on refused_attempts (user_id, listed_at, id) where user_id is not null;
create index refused_attempts_listed_by_action on refused_attempts (action, listed_at, id);
drop index refused_attempts_by_user;
drop index refused_attempts_by_action;

-- A generated column has no value before an update.
create or replace function refuse_smaller_count() returns trigger language plpgsql as $$
begin
  if new.attempts < old.attempts
    or (to_jsonb(new) - 'attempts' - 'listed_at') is distinct from (to_jsonb(old) - 'attempts' - 'listed_at') then
    raise exception 'attempts are only counted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
