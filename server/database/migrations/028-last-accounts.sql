-- The payments of a user, of which the last ones say which account the user chooses for a form.
create index activity_of_accounts on activity (user_id, id) where account_id is not null;
