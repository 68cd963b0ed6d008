create table users (
  id uuid primary key default gen_random_uuid(),
  login text not null unique check (login ~ '^[0-9]{1,11}$'),
  name text not null,
  role text not null check (role in ('editor', 'admin')),
  dashboard text,
  password_hash text not null,
  is_blocked boolean not null default false,
  -- Demonstration users are marked, so that they can be removed before the database is used by others.
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now()
);
