-- Fine and interest of late payments, in hundredths of a percent. Null: the company has none. The interest is for 30 days.
alter table company
  add column fine_basis_points integer check (fine_basis_points between 1 and 10000),
  add column interest_basis_points integer check (interest_basis_points between 1 and 10000);

alter table entries add column note text not null default '';
