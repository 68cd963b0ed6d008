-- What the lines of statements are. A line and a payment can have several matches.
create table matches (
  id bigint primary key generated always as identity,
  line_id bigint not null references statement_lines (id) on delete cascade,
  payment_id bigint references payments (id) on delete cascade,
  -- A transfer is matched once in each of its two accounts.
  transfer_id bigint references transfers (id),
  -- The part of the line, without its sign.
  cents bigint not null check (cents > 0),
  -- Whether the match has made the payment, which then is voided with it.
  made_payment boolean not null default false,
  matched_at timestamptz not null,
  matched_by text not null,
  voided_at timestamptz,
  voided_by text,
  check ((payment_id is null) <> (transfer_id is null)),
  check ((voided_at is null) = (voided_by is null))
);
create index matches_by_line on matches (line_id);
create unique index matches_of_payment on matches (payment_id, line_id) where voided_at is null and payment_id is not null;
create index matches_of_transfer on matches (transfer_id) where voided_at is null and transfer_id is not null;

-- What is matched of a line and of a payment, so that the database refuses more than there is.
alter table statement_lines
  add column matched_cents bigint not null default 0,
  add constraint statement_lines_matched_check check (matched_cents between 0 and abs(cents)),
  add constraint statement_lines_state_check check (ignored_at is null or matched_cents = 0);
create index statement_lines_new on statement_lines (account_id, day, id) where matched_cents = 0 and ignored_at is null;
alter table payments
  add column matched_cents bigint not null default 0,
  -- A payment is unmatched before it is voided.
  add constraint payments_matched_check check (matched_cents between 0 and abs(cash_cents)),
  add constraint payments_matched_void_check check (voided_at is null or matched_cents = 0);
create index payments_unmatched on payments (account_id, paid_on)
  where voided_at is null and not is_of_deleted and matched_cents = 0;

-- The last fee of each form is the usual one.
create index payments_with_fee on payments (form, id) include (fee_cents, cash_cents)
  where fee_cents > 0 and kind = 'receivable' and voided_at is null and refund_of is null;

create function count_matches() returns trigger language plpgsql as $$
begin
  update statement_lines set matched_cents = sums.cents, version = version + 1
    from (select line_id, coalesce(sum(cents) filter (where voided_at is null), 0) as cents from matches
      where line_id in (select line_id from written) group by line_id) as sums
    where statement_lines.id = sums.line_id;
  update payments set matched_cents = sums.cents
    from (select payment_id, coalesce(sum(cents) filter (where voided_at is null), 0) as cents from matches
      where payment_id in (select payment_id from written) group by payment_id) as sums
    where payments.id = sums.payment_id;
  return null;
end $$;
create trigger matches_added after insert on matches referencing new table as written
  for each statement execute function count_matches();
create trigger matches_voided after update on matches referencing new table as written
  for each statement execute function count_matches();

-- A match is never deleted, only voided. A line is removed only with its import, and without matches.
do $$
begin
  if exists (select from pg_roles where rolname = 'portaria_application') then
    revoke update, delete, truncate on matches from portaria_application;
    grant update (voided_at, voided_by) on matches to portaria_application;
    grant update (matched_cents) on payments to portaria_application;
  end if;
end $$;

alter table activity add column statement_line_id bigint;
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored', 'imported', 'import-undone',
    'company-changed', 'refunded', 'refund-voided', 'categories-changed', 'categories-merged', 'merge-undone',
    'account-added', 'account-changed', 'transferred', 'transfer-voided', 'statement-imported', 'statement-undone',
    'line-matched', 'line-unmatched', 'line-ignored', 'line-restored'));
