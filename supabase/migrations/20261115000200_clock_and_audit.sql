-- What every later domain leans on: one clock and one record of what was done by whom.

-- Waiting for a lock can take time, so a deadline is judged by the clock after the wait, not by the
-- transaction's start. Tests replace this function as the database's owner; nobody else can.
create function private.now() returns timestamptz
  language sql volatile
  as $$ select clock_timestamp() $$;

create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default private.now(),
  actor uuid,
  act text not null check (act <> ''),
  subject jsonb not null
);
comment on table private.audit_log is
  'Who did what to money, draws and limits. Only ever appended to; actor is null for the operator''s tool and the provider.';
alter table private.audit_log enable row level security;

create function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$ begin raise exception '% is append-only', tg_table_name using errcode = '23514'; end $$;

create trigger audit_log_is_append_only before update or delete on private.audit_log
  for each row execute function private.refuse_change();

create function private.audit(actor uuid, act text, subject jsonb) returns void
  language sql set search_path = ''
  as $$ insert into private.audit_log (actor, act, subject) values (actor, act, subject) $$;

revoke execute on all functions in schema private from public;
