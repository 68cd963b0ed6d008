-- The company changes its chart of categories: order, archived and merged ones.
alter table categories
  -- Null, as in a row of an earlier release: at the end.
  add column position integer,
  -- Shown, but not offered for new entries.
  add column is_archived boolean not null default false,
  -- A merged category keeps its name, so that an import and an undo find it.
  add column merged_into_id integer references categories (id) check (merged_into_id <> id),
  add column merge_event_id bigint,
  add constraint categories_merged check ((merged_into_id is null) = (merge_event_id is null));

-- What a merge, or its undo, has moved to another category.
create table category_moves (
  event_id bigint not null,
  entry_id bigint references entries (id) on delete cascade,
  series_id bigint references series (id) on delete cascade,
  check (num_nonnulls(entry_id, series_id) = 1)
);
create index category_moves_by_event on category_moves (event_id);
create index category_moves_by_entry on category_moves (entry_id) where entry_id is not null;
create index category_moves_by_series on category_moves (series_id) where series_id is not null;

-- For a merge, and for the check that a deleted category is not used.
create index entries_by_category on entries (category_id);

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored', 'imported', 'import-undone',
    'company-changed', 'refunded', 'refund-voided', 'categories-changed', 'categories-merged', 'merge-undone'));
-- The last event of the chart is its version.
create index activity_of_categories on activity (id)
  where action in ('categories-changed', 'categories-merged', 'merge-undone');
