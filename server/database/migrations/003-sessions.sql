-- Counts how often all sessions of the user were ended at once. A session with an earlier count has ended.
alter table users add column session_generation integer not null default 0;

create table sessions (
  -- The jti claim of the token.
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  generation integer not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
