-- What every other domain stands on: two schemas, three roles, who is calling, and the mail outbox.
-- Tables live in `private`, which no role but the owner may use; browsers reach functions of `api` only.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
    -- The host connects as the owner and takes one of these roles for each call.
    execute format('grant %I to current_user', wanted);
  end loop;
end
$$;

create schema if not exists private;
create schema if not exists api;

revoke all on schema private from public;
revoke all on schema api from public;
grant usage on schema api to anon, authenticated, service_role;
-- A function is closed until its own migration grants it.
alter default privileges revoke execute on functions from public;

create table private.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
comment on table private.operators is 'People who may schedule draws, log postal entries and cancel.';

create table private.mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null check (recipient ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  template text not null check (template ~ '^[a-z][a-z-]*$'),
  data jsonb not null default '{}',
  queued_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz,
  kept_at timestamptz,
  last_error text
);
comment on table private.mail_outbox is
  'Mail written in the transaction that causes it. sending_since is set before the message leaves, so that a crash '
  'can lose one but never send it twice; kept_at marks mail of a host without SMTP, shown at /mailbox instead.';
create index mail_outbox_waiting on private.mail_outbox (next_attempt_at)
  where sent_at is null and kept_at is null and sending_since is null;

create table private.password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null
);
comment on table private.password_changes is
  'The session that is changing its password right now, noted by the gateway so that only the others end.';

alter table private.operators enable row level security;
alter table private.mail_outbox enable row level security;
alter table private.password_changes enable row level security;

create function private.refuse(status int, code text) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = code;
end
$$;
comment on function private.refuse is 'Ends the call with an HTTP status and a short code the site has words for.';

-- Definer, because callers may not read auth.sessions.
create function private.require_user() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid;
begin
  select session.user_id into caller
  from auth.sessions as session
  where session.id = (claims ->> 'session_id')::uuid and session.user_id = (claims ->> 'sub')::uuid;
  if caller is null then
    perform private.refuse(401, 'not_signed_in');
  end if;
  return caller;
end
$$;
comment on function private.require_user is 'The caller, if the session of the token still exists.';

-- Definer, because callers may not read private.operators.
create function private.require_operator() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller uuid := private.require_user();
begin
  if not exists (select from private.operators where user_id = caller) then
    perform private.refuse(403, 'not_an_operator');
  end if;
  return caller;
end
$$;
comment on function private.require_operator is 'The caller, if listed as an operator.';

create function private.queue_mail(recipient text, template text, data jsonb) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  queued bigint;
begin
  insert into private.mail_outbox (recipient, template, data)
  values (queue_mail.recipient, queue_mail.template, coalesce(queue_mail.data, '{}'))
  returning id into queued;
  return queued;
end
$$;
comment on function private.queue_mail is
  'Puts one mail into the outbox; it leaves after the transaction commits. The worker looks for it, because a notify '
  'would make every purchase wait for the commit of the one before.';

-- Definer, because the auth service's own role may not touch private tables.
create function private.end_other_sessions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  delete from private.password_changes where user_id = new.id returning session_id into kept;
  if kept is not null then
    delete from auth.sessions where user_id = new.id and id <> kept;
  end if;
  return null;
end
$$;
comment on function private.end_other_sessions is
  'Does nothing where the auth service ends them itself and nobody noted the change.';

create trigger a_changed_password_ends_the_other_sessions
after update of encrypted_password on auth.users
for each row when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.end_other_sessions();
