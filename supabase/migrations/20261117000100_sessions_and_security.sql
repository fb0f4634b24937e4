-- Who is calling, how surely, from where: sessions end, second steps count, and what happened to an account is kept
-- for ninety days.

-- With its trigger: on hosted Supabase the table of the trigger is not ours to touch.
drop function private.end_other_sessions() cascade;
drop table private.password_changes;

create table private.security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id uuid,
  act text not null check (act <> ''),
  address text,
  detail jsonb not null default '{}'
);
comment on table private.security_log is
  'Sign-ins, failures and changes of accounts, with the caller''s address; rows go after ninety days.';
create index security_log_by_person on private.security_log (user_id, at);
create index security_log_by_time on private.security_log (at);
alter table private.security_log enable row level security;

-- As the gateway before the database saw it: the last hop is the only one a caller cannot invent.
create function private.caller_address() returns text
  language sql stable set search_path = ''
as $$
  select nullif(trim(split_part(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-forwarded-for', ',', -1)), '')
$$;

create function private.note_security(person uuid, act text, detail jsonb default '{}') returns void
  language sql volatile set search_path = ''
as $$
  insert into private.security_log (at, user_id, act, address, detail)
  values (private.now(), person, act, private.caller_address(), detail)
$$;

create function private.forget_old_security() returns void
  language sql volatile set search_path = ''
  as $$ delete from private.security_log where at < private.now() - interval '90 days' $$;

-- Definer, because callers may not read auth.sessions. Whoever has a second step must have taken it.
create or replace function private.require_user() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  caller uuid;
  level text;
begin
  select session.user_id, session.aal::text into caller, level
  from auth.sessions as session
  where session.id = (claims ->> 'session_id')::uuid and session.user_id = (claims ->> 'sub')::uuid
    and (session.not_after is null or session.not_after > private.now());
  if caller is null then perform private.refuse(401, 'not_signed_in'); end if;
  if level is distinct from 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = caller and f.status = 'verified')
  then perform private.refuse(403, 'second_factor_needed'); end if;
  return caller;
end $$;

-- Definer, because callers may not read private.operators. An operator's acts always need the second step.
create or replace function private.require_operator() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_user();
  session_id uuid := (current_setting('request.jwt.claims', true)::jsonb ->> 'session_id')::uuid;
begin
  if not exists (select from private.operators where user_id = caller) then
    perform private.refuse(403, 'not_an_operator');
  end if;
  if not exists (select from auth.sessions s where s.id = session_id and s.aal::text = 'aal2') then
    perform private.refuse(403, 'second_factor_needed');
  end if;
  return caller;
end $$;

-- Definer: shows the caller's own sessions and no one else's.
create function api.my_sessions() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  here uuid := (current_setting('request.jwt.claims', true)::jsonb ->> 'session_id')::uuid;
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'created_at', s.created_at,
      'last_seen_at', coalesce(s.refreshed_at at time zone 'UTC', s.created_at), 'user_agent', s.user_agent,
      'address', host(s.ip), 'current', s.id = here) order by s.id = here desc, s.refreshed_at desc), '[]')
    from auth.sessions s where s.user_id = person and (s.not_after is null or s.not_after > private.now()));
end $$;

-- Definer: ends one of the caller's own sessions.
create function api.end_session(session_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
begin
  delete from auth.sessions s where s.id = end_session.session_id and s.user_id = person;
  if not found then perform private.refuse(404, 'unknown_session'); end if;
  perform private.note_security(person, 'ended_session');
end $$;

-- Definer: operators read what no browser reaches.
create function api.operator_security_log(person uuid default null, at_most int default 200) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(line), '[]') from private.security_lines(person, at_most) line);
end $$;

create function private.security_lines(person uuid, at_most int)
  returns table (at timestamptz, act text, user_id uuid, email text, address text, detail jsonb)
  language sql stable set search_path = ''
as $$
  select l.at, l.act, l.user_id, u.email, l.address, l.detail
  from private.security_log l left join auth.users u on u.id = l.user_id
  where person is null or l.user_id = person
  order by l.at desc, l.id desc
  limit least(at_most, 1000)
$$;

revoke execute on all functions in schema private from public;
revoke execute on function api.my_sessions(), api.end_session(uuid), api.operator_security_log(uuid, int) from public;
grant execute on function api.my_sessions(), api.end_session(uuid), api.operator_security_log(uuid, int) to authenticated;
