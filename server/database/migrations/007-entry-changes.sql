-- Grows with each change of the entry, so that a change of outdated values is refused.
alter table entries add column version integer not null default 1;

alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored'));
