-- Grows with each change by a user, so that a change of outdated data is refused.
alter table company add column version integer not null default 1;

-- The first day with entries of the demonstration. A user may change `opening_on`.
alter table company add column generated_from date;
update company set generated_from = opening_on where is_demonstration;

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored', 'imported', 'import-undone',
    'company-changed'));
