-- A letter that has left needs its keys no longer: whoever reads the outbox, or a copy of it, finds no way into an
-- account. What waits, or is kept for /mailbox, is still to be read and keeps them.

create function private.mail_secrets() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['link', 'confirm_token', 'unsubscribe_token'] $$;
comment on function private.mail_secrets is
  'What in a letter''s data opens something. The worker drops these when the letter has been sent; a new template '
  'with a secret of another name belongs in this list.';
revoke execute on function private.mail_secrets() from public;

update private.mail_outbox set data = data - private.mail_secrets()
where sent_at is not null and data ?| private.mail_secrets();
