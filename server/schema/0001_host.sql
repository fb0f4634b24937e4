-- What every host of one database shares. Nothing here exists on hosted Supabase, which brings its own.

-- One statement, so one round trip and one transaction: become the caller, then make the call as the caller.
drop function if exists host.call(text, text, text, text[]);
create function host.call(role text, claims text, headers text, call text, given text[]) returns text
language plpgsql as $$
declare
  result text;
begin
  perform pg_catalog.set_config('role', role, true), pg_catalog.set_config('request.jwt.claims', claims, true),
    pg_catalog.set_config('request.headers', headers, true);
  execute call into result using given;
  return result;
end
$$;
revoke execute on function host.call from public;

create table host.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table host.signing_keys is
  'The newest one signs; the others still prove what they signed, until the operator''s next rotation drops them.';

create table host.turns (
  kind text not null,
  key text not null,
  ends_at timestamptz not null,
  used bigint not null,
  primary key (kind, key)
) with (fillfactor = 70);
comment on table host.turns is 'How often an address, an account or a mailbox did something in its current window.';
create index turns_by_end on host.turns (ends_at);

-- Takes so many turns of a window. Hosts take several at once of what happens often, so that most acts cost nothing.
create function host.take_turns(kind text, key text, wanted int, most int, seconds int)
  returns table (granted int, wait_seconds int)
  language sql volatile set search_path = ''
as $$
  with at as (select clock_timestamp() as now), taken as (
    insert into host.turns as t (kind, key, ends_at, used)
    select take_turns.kind, take_turns.key, at.now + make_interval(secs => seconds), wanted from at
    on conflict on constraint turns_pkey do update set
      used = case when t.ends_at <= clock_timestamp() then excluded.used else t.used + excluded.used end,
      ends_at = case when t.ends_at <= clock_timestamp() then excluded.ends_at else t.ends_at end
    returning t.used, t.ends_at
  )
  select greatest(0, wanted - greatest(0, taken.used - most))::int,
    greatest(1, ceil(extract(epoch from taken.ends_at - at.now)))::int
  from taken, at
$$;

create function host.give_turns_back(kind text, key text) returns void
  language sql volatile set search_path = ''
  as $$ delete from host.turns t where t.kind = give_turns_back.kind and t.key = give_turns_back.key $$;

-- Old windows, done with; run by the host now and then.
create function host.sweep() returns void
  language sql volatile set search_path = ''
  as $$ delete from host.turns where ends_at < clock_timestamp() $$;

revoke execute on all functions in schema host from public;
