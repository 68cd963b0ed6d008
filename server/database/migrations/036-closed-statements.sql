-- The sums of the income statement of each month, as `dashboards/incomeStatement.ts` reads them.
create view statement_sums as
  select date_trunc('month', issued_on)::date as month, category_id, kind,
    statement_group, sum(amount_cents)::bigint as cents
  from entries join categories on categories.id = category_id
  where deleted_at is null
  group by 1, 2, 3, 4;

-- The same sums of the closed months, at the moment of their closing.
create table closed_statements (
  month date not null,
  category_id integer not null,
  kind text not null,
  statement_group text not null,
  cents bigint not null,
  primary key (month, category_id, kind)
);

-- Keeps the sums whatever has closed or reopened the months, also an earlier release.
create function keep_closed_statements() returns trigger language plpgsql as $$
begin
  delete from closed_statements where month > coalesce(new.closed_until, '-infinity'::date);
  insert into closed_statements select * from statement_sums
    where month <= new.closed_until and month > coalesce(old.closed_until, '-infinity'::date);
  return null;
end $$;
create trigger company_statements_kept after insert or delete or update of closed_until on company
  for each row execute function keep_closed_statements();

insert into closed_statements
  select * from statement_sums where month <= (select closed_until from company);
