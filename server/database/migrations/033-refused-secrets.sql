-- Wrong own passwords, links that set no password, and wrong codes of the setup are counted too.
alter table refused_attempts
  drop constraint refused_attempts_action_check,
  add constraint refused_attempts_action_check check (
    action in ('sign-in-refused', 'act-refused', 'own-password-refused', 'link-refused', 'setup-refused')
  );
