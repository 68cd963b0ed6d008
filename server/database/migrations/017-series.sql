-- Entries that repeat. Their entries are stored ahead, so figures sum entries alone.
create table series (
  id bigint primary key generated always as identity,
  -- The values of the next entries.
  kind text not null check (kind in ('receivable', 'payable')),
  counterparty text not null,
  category_id integer not null references categories (id),
  form text not null check (form in ('pix', 'boleto', 'card', 'cash', 'transfer')),
  document text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- Days from the day of issue to the due day.
  lead_days integer not null,
  rhythm text not null check (rhythm in ('month', 'monthEnd', 'twoWeeks', 'week')),
  -- Due days are counted from this one, so a day that a month does not have never moves the later ones.
  anchor_on date not null,
  anchor_occurrence integer not null default 1,
  -- Null: the series has no such end.
  last_occurrence integer check (last_occurrence > 0),
  last_due_on date,
  -- A deletion ends the series after this occurrence, until a later one is restored.
  ended_after integer check (ended_after >= 0)
);

alter table entries
  add column series_id bigint references series (id),
  -- Counts from 1. A deleted occurrence keeps its number, so it is not made again.
  add column occurrence integer,
  -- Whether a person has changed this occurrence alone.
  add column is_separate boolean not null default false,
  add constraint entries_occurrence check ((series_id is null) = (occurrence is null));
create unique index entries_of_series on entries (series_id, occurrence) where series_id is not null;
create index series_by_category on series (category_id);
