-- psql reads the passwords of deploy/database/accounts.sql from the secrets of the container.
\set owner `cat /run/secrets/owner-password`
\set application `cat /run/secrets/application-password`
alter role portaria_owner password :'owner';
alter role portaria_application password :'application';
