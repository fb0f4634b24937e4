-- A user and a session as the client knows them. Volatile, because they are asked in the statement that wrote them.

create function accounts.factor_json(factor auth.mfa_factors) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object('id', factor.id, 'friendly_name', factor.friendly_name,
    'factor_type', factor.factor_type, 'status', factor.status,
    'created_at', factor.created_at, 'updated_at', factor.updated_at)
$$;

create function accounts.identity_json(person auth.users) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object('identity_id', person.id, 'id', person.id, 'user_id', person.id, 'provider', 'email',
    'email', person.email,
    'identity_data', jsonb_build_object('sub', person.id, 'email', person.email,
      'email_verified', person.email_confirmed_at is not null, 'phone_verified', false),
    'last_sign_in_at', person.last_sign_in_at, 'created_at', person.created_at, 'updated_at', person.updated_at)
$$;

create function accounts.user_json(person auth.users) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'id', person.id, 'aud', 'authenticated', 'role', 'authenticated', 'email', person.email, 'phone', '',
    'email_confirmed_at', person.email_confirmed_at, 'confirmed_at', person.email_confirmed_at,
    'confirmation_sent_at', person.confirmation_sent_at, 'recovery_sent_at', person.recovery_sent_at,
    'last_sign_in_at', person.last_sign_in_at,
    'app_metadata', jsonb_build_object('provider', 'email', 'providers', jsonb_build_array('email')),
    'user_metadata', coalesce(person.raw_user_meta_data, '{}'),
    'identities', jsonb_build_array(accounts.identity_json(person)),
    'factors', coalesce(
      (select jsonb_agg(accounts.factor_json(f) order by f.created_at) from auth.mfa_factors f
       where f.user_id = person.id), '[]'),
    'created_at', person.created_at, 'updated_at', person.updated_at, 'is_anonymous', false)
    || case when person.email_change is null then '{}'
       else jsonb_build_object('new_email', person.email_change, 'email_change_sent_at', person.email_change_sent_at) end
$$;

-- What an access token is signed from, and the user that goes with it.
create function accounts.session_json(session_id uuid) returns jsonb
  language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', 'ok',
    'session_id', s.id,
    'aal', s.aal,
    'amr', (select jsonb_agg(jsonb_build_object('method', c.authentication_method,
              'timestamp', floor(extract(epoch from c.created_at))::bigint) order by c.created_at desc)
            from auth.mfa_amr_claims c where c.session_id = s.id),
    'user', accounts.user_json(u))
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = session_json.session_id
$$;

create function accounts.outcome(word text) returns jsonb
  language sql immutable
  as $$ select jsonb_build_object('outcome', word) $$;

-- Opens a session. Thirty days without a visit end it, and so does half a year of visits.
create function accounts.open_session(
  person uuid, method text, refresh_hash text, address text, place text, agent text
) returns uuid
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
  opened uuid;
begin
  insert into auth.sessions (user_id, not_after, refreshed_at, user_agent, ip, created_at, updated_at)
    values (person, at + interval '180 days', at at time zone 'UTC', left(agent, 400), address::inet, at, at)
    returning id into opened;
  insert into auth.refresh_tokens (token, session_id, created_at, updated_at) values (refresh_hash, opened, at, at);
  insert into auth.mfa_amr_claims (session_id, authentication_method, created_at) values (opened, method, at);
  insert into accounts.known_places (user_id, place, last_seen) values (person, open_session.place, at)
    on conflict on constraint known_places_pkey do update set last_seen = excluded.last_seen;
  update auth.users set last_sign_in_at = at where id = person;
  return opened;
end $$;

create function accounts.is_over(session auth.sessions, at timestamptz) returns boolean
  language sql immutable set search_path = ''
  as $$ select session.not_after <= at or session.refreshed_at <= (at - interval '30 days') at time zone 'UTC' $$;
