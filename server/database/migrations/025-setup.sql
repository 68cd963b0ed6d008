-- Whether this installation still has to be set up. One row.
create table setup (
  id integer primary key default 1 check (id = 1),
  -- Random. The secret of the page is a keyed hash of it, so all replicas and restarts print the same one.
  nonce text,
  -- When the first user was added, in whichever way. It is never open again.
  closed_at timestamptz
);
insert into setup (closed_at)
  values (case when exists (select from users where not is_demonstration) then now() end);

create function close_setup() returns trigger language plpgsql as $$
begin
  update setup set nonce = null, closed_at = now() where closed_at is null;
  return null;
end $$;
create trigger users_close_setup after insert on users
  for each row when (not new.is_demonstration) execute function close_setup();
