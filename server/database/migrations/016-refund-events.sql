-- Refunds of payments are recorded and voided.
alter table activity drop constraint activity_action_check;
alter table activity add constraint activity_action_check
  check (action in ('created', 'changed', 'paid', 'unpaid', 'deleted', 'restored', 'imported', 'import-undone',
    'company-changed', 'refunded', 'refund-voided'));
