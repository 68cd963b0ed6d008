-- The responses of changes with an `Idempotency-Key`, so that a repeated request gets the same response. The server deletes
-- rows that are older than a day.
create table submissions (
  user_id uuid not null references users (id) on delete cascade,
  -- The operationId of the API description.
  operation text not null,
  key text not null,
  -- Keyed hash of the parameters and the body.
  fingerprint text not null,
  status integer not null,
  -- JSON. Null: the response has no body.
  body text,
  done_at timestamptz not null,
  primary key (user_id, operation, key)
);
create index submissions_by_time on submissions (done_at);
