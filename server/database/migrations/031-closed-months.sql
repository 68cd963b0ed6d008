-- The last day of the closed months. Null: no month is closed.
alter table company
  add column closed_until date,
  add constraint company_closed_until_check
    check (closed_until = (date_trunc('month', closed_until::timestamp) + interval '1 month - 1 day')::date);

-- Refuses a change of the money of a closed day, also by an earlier release. `database/changeFigures.ts` reads the error.
create function refuse_closed_day(day date) returns void language plpgsql as $$
declare
  closed date;
begin
  -- The lock makes a closing that runs at the same time wait.
  select closed_until into closed from company for share;
  if day <= closed then
    raise exception 'The month is closed.' using errcode = 'PM001', detail = closed::text;
  end if;
end $$;

create function refuse_payments_of_closed_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refuse_closed_day(min(paid_on)) from after where voided_at is null and not is_of_deleted;
  elsif tg_op = 'DELETE' then
    perform refuse_closed_day(min(paid_on)) from before where voided_at is null and not is_of_deleted;
  else
    -- A match of a payment with the line of a statement moves no figure.
    perform refuse_closed_day(min(least(before.paid_on, after.paid_on))) from before join after using (id)
      where (before.voided_at is null and not before.is_of_deleted or after.voided_at is null and not after.is_of_deleted)
        and (before.voided_at is null, before.is_of_deleted, before.paid_on, before.account_id, before.kind,
            before.cash_cents, before.settled_cents)
          is distinct from (after.voided_at is null, after.is_of_deleted, after.paid_on, after.account_id, after.kind,
            after.cash_cents, after.settled_cents);
  end if;
  return null;
end $$;
create trigger payments_added_to_open_month after insert on payments referencing new table as after
  for each statement execute function refuse_payments_of_closed_days();
create trigger payments_changed_in_open_month after update on payments referencing old table as before new table as after
  for each statement execute function refuse_payments_of_closed_days();
create trigger payments_deleted_in_open_month after delete on payments referencing old table as before
  for each statement execute function refuse_payments_of_closed_days();

create function refuse_transfer_of_closed_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day(least(old.moved_on, new.moved_on));
  return null;
end $$;
create trigger transfers_in_open_month after insert or update or delete on transfers
  for each row execute function refuse_transfer_of_closed_day();

-- The opening balance counts on each day since its own.
create function refuse_opening_of_closed_day() returns trigger language plpgsql as $$
begin
  perform refuse_closed_day(least(old.opening_on, new.opening_on));
  return null;
end $$;
create trigger money_accounts_added_in_open_month after insert on money_accounts
  for each row when (new.opening_cents <> 0) execute function refuse_opening_of_closed_day();
create trigger money_accounts_changed_in_open_month after update on money_accounts
  for each row when ((old.opening_cents, old.opening_on) is distinct from (new.opening_cents, new.opening_on))
  execute function refuse_opening_of_closed_day();

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored', 'imported', 'import-undone',
    'company-changed', 'refunded', 'refund-voided', 'categories-changed', 'categories-merged', 'merge-undone',
    'account-added', 'account-changed', 'transferred', 'transfer-voided', 'statement-imported', 'statement-undone',
    'line-matched', 'line-unmatched', 'line-ignored', 'line-restored', 'month-closed', 'month-reopened'));
