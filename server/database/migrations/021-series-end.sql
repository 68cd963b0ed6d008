-- A form that changes a series names the version that the person saw. Also a replica of an earlier release counts.
alter table series add column version integer not null default 1;
create function count_series_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger series_version before update on series for each row execute function count_series_change();

-- An entry that the end of its series has deleted comes back with a later end. One that a person has deleted alone does not.
alter table entries add column removed_by_end boolean not null default false;
update entries set removed_by_end = true
from series
where series.id = entries.series_id and entries.occurrence > series.ended_after
  and entries.deleted_at is not null and not entries.is_separate;
