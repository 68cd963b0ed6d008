-- The history of an entry has the event of its import.
create index activity_by_import on activity (import_id) where import_id is not null;
