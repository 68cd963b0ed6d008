-- The last day for which the demonstration company has entries.
alter table company add column generated_until date;

-- With the columns of the sums, so that a sum reads the index alone.
drop index entries_open;
create index entries_open on entries (kind, effective_due_on)
  include (amount_cents, paid_cents, counterparty, form, issued_on)
  where deleted_at is null and paid_on is null;
drop index entries_by_due;
create index entries_by_due on entries (effective_due_on, id)
  include (kind, amount_cents, paid_cents)
  where deleted_at is null;
drop index entries_by_issue;
create index entries_by_issue on entries (issued_on, id)
  include (kind, category_id, form, amount_cents, paid_cents)
  where deleted_at is null;
drop index entries_by_payment;
create index entries_by_payment on entries (paid_on, kind)
  include (form, amount_cents, paid_cents, issued_on, effective_due_on)
  where deleted_at is null and paid_on is not null;
