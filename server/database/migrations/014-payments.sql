-- Payments are rows. An entry keeps what follows from them: what is settled, what was paid in money, and, if nothing is open,
-- the day of the last payment (`paid_on`, `paid_cents`).
alter table entries
  -- What the payments have settled of the amount.
  add column settled_cents bigint not null default 0,
  -- What the payments have moved in money.
  add column cash_cents bigint not null default 0;

create table payments (
  id bigint primary key generated always as identity,
  entry_id bigint not null references entries (id) on delete cascade,
  paid_on date not null,
  principal_cents bigint not null default 0 check (principal_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  interest_cents bigint not null default 0 check (interest_cents >= 0),
  fine_cents bigint not null default 0 check (fine_cents >= 0),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  form text not null check (form in ('pix', 'boleto', 'card', 'cash', 'transfer')),
  note text not null default '',
  -- The payment whose money went back. A refund has positive parts and counts them negative.
  refund_of bigint references payments (id) on delete cascade,
  voided_at timestamptz,
  -- Empty if an earlier release voided it.
  voided_by text,
  void_reason text,
  -- Copies of the entry's columns, so that a sum by day reads one index.
  kind text not null,
  is_of_deleted boolean not null default false,
  -- The discount of a refund settles what the refund has opened.
  settled_cents bigint not null generated always as (
    case when refund_of is null then principal_cents + discount_cents else discount_cents - principal_cents end
  ) stored,
  cash_cents bigint not null generated always as (
    (case when refund_of is null then 1 else -1 end) * (principal_cents + interest_cents + fine_cents
      + (case when kind = 'payable' then fee_cents else -fee_cents end))
  ) stored,
  check (principal_cents + discount_cents + interest_cents + fine_cents > 0),
  check (fee_cents <= principal_cents + interest_cents + fine_cents or kind = 'payable'),
  check ((voided_at is null) = (void_reason is null))
);
create index payments_by_entry on payments (entry_id);
create index payments_by_day on payments (paid_on, kind) include (entry_id, form, cash_cents, settled_cents)
  where voided_at is null and not is_of_deleted;
create index payments_by_refund on payments (refund_of) where refund_of is not null;

-- The parts of a payment that closes an entry: what is missing is a discount, and what is too much is interest.
create function closing_parts(open_cents bigint, cash_cents bigint, out principal bigint, out discount bigint, out interest bigint)
  language sql immutable as $$
  select least(open_cents, cash_cents), greatest(open_cents - cash_cents, 0), greatest(cash_cents - open_cents, 0)
$$;

-- No figure moves: each paid entry gets one payment on its day.
insert into payments (entry_id, paid_on, principal_cents, discount_cents, interest_cents, form, kind, is_of_deleted)
  select id, paid_on, principal, discount, interest, form, kind, deleted_at is not null
  from entries, closing_parts(amount_cents, paid_cents) where paid_on is not null;
update entries set settled_cents = amount_cents, cash_cents = paid_cents where paid_on is not null;
alter table entries add constraint entries_settled_check check (settled_cents between 0 and amount_cents);

-- With the columns of the sums, so that a sum reads the index alone.
drop index entries_open;
create index entries_open on entries (kind, effective_due_on)
  include (amount_cents, settled_cents, cash_cents, paid_cents, counterparty, form, issued_on)
  where deleted_at is null and paid_on is null;
drop index entries_by_due;
create index entries_by_due on entries (effective_due_on, id)
  include (kind, amount_cents, settled_cents, cash_cents, paid_cents)
  where deleted_at is null;
drop index entries_by_issue;
create index entries_by_issue on entries (issued_on, id)
  include (kind, category_id, form, amount_cents, settled_cents, cash_cents, paid_cents)
  where deleted_at is null;

create function copy_entry_to_payment() returns trigger language plpgsql as $$
begin
  select entries.kind, entries.deleted_at is not null into strict new.kind, new.is_of_deleted
    from entries where id = new.entry_id;
  return new;
end $$;
create trigger payments_copied before insert on payments
  for each row execute function copy_entry_to_payment();

create function copy_entry_to_payments() returns trigger language plpgsql as $$
begin
  update payments set kind = new.kind, is_of_deleted = new.deleted_at is not null where entry_id = new.id;
  return null;
end $$;
create trigger entries_copied after update on entries for each row
  when (new.kind <> old.kind or (new.deleted_at is null) <> (old.deleted_at is null))
  execute function copy_entry_to_payments();

-- Computes what follows from the payments of entries.
create function settle(ids bigint[], version_step integer) returns void language sql as $$
  update entries set
    settled_cents = sums.settled,
    cash_cents = sums.cash,
    paid_on = case when sums.settled = amount_cents then sums.day end,
    paid_cents = case when sums.settled = amount_cents then sums.cash end,
    version = version + version_step
  from (
    select entry_id,
      coalesce(sum(payments.settled_cents) filter (where voided_at is null), 0) as settled,
      coalesce(sum(payments.cash_cents) filter (where voided_at is null), 0) as cash,
      max(payments.paid_on) filter (where voided_at is null and refund_of is null) as day
    from payments where entry_id = any(ids) group by entry_id
  ) as sums
  where entries.id = sums.entry_id
    and (settled_cents, entries.cash_cents, paid_on, paid_cents) is distinct from (
      sums.settled, sums.cash,
      case when sums.settled = amount_cents then sums.day end,
      case when sums.settled = amount_cents then sums.cash end);
$$;

-- Only the writer of a payment itself changes the version of its entry.
create function settle_entries_of_payments() returns trigger language plpgsql as $$
begin
  perform settle(array(select distinct entry_id from written), case when pg_trigger_depth() = 1 then 1 else 0 end);
  return null;
end $$;
create trigger payments_added after insert on payments referencing new table as written
  for each statement execute function settle_entries_of_payments();
create trigger payments_changed after update on payments referencing new table as written
  for each statement execute function settle_entries_of_payments();

-- Another amount can close an entry of which a part is paid.
create function settle_changed_entry() returns trigger language plpgsql as $$
begin
  perform settle(array[new.id], 0);
  return null;
end $$;
create trigger entries_amount_changed after update on entries for each row
  when (new.amount_cents <> old.amount_cents and new.paid_on is null and new.settled_cents > 0)
  execute function settle_changed_entry();

-- Entries are added with their payment. What follows from it is stored at once, so that no row is written twice.
create function settle_paid_entry() returns trigger language plpgsql as $$
begin
  new.settled_cents := new.amount_cents;
  new.cash_cents := new.paid_cents;
  return new;
end $$;
create trigger entries_added_settled before insert on entries for each row
  when (new.paid_on is not null)
  execute function settle_paid_entry();

create function add_payments_of_new_entries() returns trigger language plpgsql as $$
begin
  insert into payments (entry_id, paid_on, principal_cents, discount_cents, interest_cents, form)
    select id, paid_on, principal, discount, interest, form
    from added, closing_parts(amount_cents, paid_cents) where paid_on is not null;
  return null;
end $$;
create trigger entries_added_paid after insert on entries referencing new table as added
  for each statement execute function add_payments_of_new_entries();

-- An earlier release writes `paid_on` and `paid_cents` itself. The next release removes these two triggers.
create trigger entries_amount_of_earlier_release before update on entries for each row
  when (pg_trigger_depth() = 0 and new.paid_on is not null and new.amount_cents <> old.amount_cents)
  execute function settle_paid_entry();

create function pay_as_earlier_release() returns trigger language plpgsql as $$
begin
  update payments set voided_at = now(), void_reason = ''
    from before join after using (id)
    where payments.entry_id = after.id and payments.voided_at is null and before.paid_on is not null
      and (before.paid_on, before.paid_cents, before.amount_cents)
        is distinct from (after.paid_on, after.paid_cents, after.amount_cents);
  -- A part that was paid before stays. `paid_cents` is the whole paid amount.
  insert into payments (entry_id, paid_on, principal_cents, discount_cents, interest_cents, form)
    select after.id, after.paid_on, principal, discount, interest, after.form
    from before join after using (id) join entries using (id),
      closing_parts(entries.amount_cents - entries.settled_cents, greatest(after.paid_cents - entries.cash_cents, 0))
    where after.paid_on is not null
      and (before.paid_on, before.paid_cents, before.amount_cents)
        is distinct from (after.paid_on, after.paid_cents, after.amount_cents);
  return null;
end $$;
create trigger entries_paid_by_earlier_release after update on entries
  referencing old table as before new table as after
  for each statement when (pg_trigger_depth() = 0) execute function pay_as_earlier_release();

-- A payment is never deleted or edited, only voided.
do $$
begin
  if exists (select from pg_roles where rolname = 'portaria_application') then
    revoke update, delete, truncate on payments from portaria_application;
    grant update (kind, is_of_deleted, voided_at, voided_by, void_reason) on payments to portaria_application;
  end if;
end $$;
