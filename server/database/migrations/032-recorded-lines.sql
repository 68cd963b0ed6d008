-- What a match has made beside a payment, so that its undo takes that back too.
alter table matches
  -- The version that a new entry had after its payment. Another one says that a person has changed the entry since.
  add column made_entry_version integer check (made_entry_version is null or made_payment),
  -- Whether the match has made its transfer.
  add column made_transfer boolean not null default false check (not made_transfer or transfer_id is not null);
