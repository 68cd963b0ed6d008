-- The keys are keyed hashes, so the tables contain no logins and no addresses.
create table failed_attempts (
  key text primary key,
  failures integer not null,
  counted_from timestamptz not null,
  failed_at timestamptz not null
);
create index failed_attempts_by_age on failed_attempts (failed_at);

create table known_places (
  key text primary key,
  seen_at timestamptz not null
);
create index known_places_by_age on known_places (seen_at);
