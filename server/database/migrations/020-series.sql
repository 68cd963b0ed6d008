-- A change of a series is an event, which the history of each of its entries has.
alter table activity add column series_id bigint;
create index activity_by_series on activity (series_id) where series_id is not null;

-- The nth business day of each month: of banks, or of wages, for which a Saturday counts.
alter table series drop constraint series_rhythm_check;
alter table series add constraint series_rhythm_check
  check (rhythm in ('month', 'monthEnd', 'twoWeeks', 'week', 'businessDay', 'wageDay'));
alter table series
  add column business_day integer check (business_day between 1 and 20),
  add constraint series_business_day check ((business_day is not null) = (rhythm in ('businessDay', 'wageDay')));
