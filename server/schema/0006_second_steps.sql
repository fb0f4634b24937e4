-- The second step: codes of an authenticator, and ten recovery codes for the day the telephone is lost.
-- What it leans on in schema private comes with the migrations that follow.
set local check_function_bodies = off;

create function accounts.enroll_factor(session_id uuid, person uuid, name text, secret text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  at timestamptz := private.now();
  enrolled auth.mfa_factors;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  if accounts.needs_second_step(session) then return accounts.outcome('insufficient_aal'); end if;
  delete from auth.mfa_factors f where f.user_id = person and f.status = 'unverified';
  if (select count(*) from auth.mfa_factors f where f.user_id = person and f.factor_type = 'totp') >= 5 then
    return accounts.outcome('too_many_enrolled_mfa_factors');
  end if;
  if exists (select from auth.mfa_factors f where f.user_id = person and f.friendly_name = name and name <> '') then
    return accounts.outcome('mfa_factor_name_conflict');
  end if;
  insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret, created_at, updated_at)
    values (person, name, 'totp', enroll_factor.secret, at, at) returning * into enrolled;
  return jsonb_build_object('outcome', 'ok', 'id', enrolled.id);
end $$;

create function accounts.challenge_factor(session_id uuid, person uuid, factor_id uuid) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  challenged uuid;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  perform from auth.mfa_factors f where f.id = factor_id and f.user_id = person and f.factor_type = 'totp';
  if not found then return accounts.outcome('mfa_factor_not_found'); end if;
  delete from auth.mfa_challenges c where c.factor_id = challenge_factor.factor_id and c.created_at < private.now() - interval '5 minutes';
  insert into auth.mfa_challenges (factor_id, created_at) values (factor_id, private.now()) returning id into challenged;
  return jsonb_build_object('outcome', 'ok', 'id', challenged,
    'expires_at', floor(extract(epoch from private.now() + interval '5 minutes'))::bigint);
end $$;

-- Asked before the code is judged: the secret, and whether the challenge is still open.
create function accounts.factor_secret(person uuid, factor_id uuid, challenge_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('secret', f.secret, 'open', exists (
      select from auth.mfa_challenges c where c.id = challenge_id and c.factor_id = f.id
        and c.created_at > private.now() - interval '5 minutes'),
    'email', u.email)
  from auth.mfa_factors f join auth.users u on u.id = f.user_id
  where f.id = factor_secret.factor_id and f.user_id = person and f.factor_type = 'totp'
$$;

-- The session rises to the second level. Its old refresh token ends: what was taken before is worth less now.
create function accounts.raise_session(session_id uuid, factor_id uuid, method text, refresh_hash text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
begin
  update auth.refresh_tokens t set revoked = true, updated_at = at where t.session_id = raise_session.session_id and not t.revoked;
  insert into auth.refresh_tokens (token, session_id, created_at, updated_at) values (refresh_hash, session_id, at, at);
  update auth.sessions s set aal = 'aal2', factor_id = raise_session.factor_id, updated_at = at where s.id = session_id;
  insert into auth.mfa_amr_claims (session_id, authentication_method, created_at) values (session_id, method, at)
    on conflict on constraint mfa_amr_claims_pkey do update set created_at = excluded.created_at;
  return accounts.session_json(session_id);
end $$;

-- The code was right for this half minute; it must be a newer one than the last, or somebody is reading along.
create function accounts.verify_factor(
  session_id uuid, person uuid, factor_id uuid, challenge_id uuid, step bigint, refresh_hash text
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  was auth.factor_status;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  delete from auth.mfa_challenges c where c.id = challenge_id and c.factor_id = verify_factor.factor_id;
  if not found then return accounts.outcome('mfa_challenge_expired'); end if;
  select f.status into was from auth.mfa_factors f where f.id = factor_id and f.user_id = person for update;
  update auth.mfa_factors f set status = 'verified', last_step = step, updated_at = private.now()
    where f.id = factor_id and f.user_id = person and f.last_step < step;
  if not found then return accounts.outcome('mfa_verification_failed'); end if;
  if was = 'unverified' then
    -- Sessions from before the second step existed did not take it.
    delete from auth.sessions s where s.user_id = person and s.id <> session_id;
    perform private.queue_mail(u.email, 'second-step-on', '{}') from auth.users u where u.id = person;
  end if;
  perform private.note_security(person, case was when 'unverified' then 'added_second_step' else 'took_second_step' end);
  return accounts.raise_session(session_id, factor_id, 'totp', refresh_hash);
end $$;

create function accounts.unenroll_factor(session_id uuid, person uuid, factor_id uuid) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  gone auth.mfa_factors;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  select * into gone from auth.mfa_factors f where f.id = factor_id and f.user_id = person;
  if gone.id is null then return accounts.outcome('mfa_factor_not_found'); end if;
  if gone.status = 'verified' and session.aal <> 'aal2' then return accounts.outcome('insufficient_aal'); end if;
  delete from auth.mfa_factors f where f.id = gone.id;
  if gone.status = 'verified' and not exists (
    select from auth.mfa_factors f where f.user_id = person and f.factor_type = 'totp' and f.status = 'verified')
  then
    delete from auth.mfa_factors f where f.user_id = person;
    update auth.sessions s set aal = 'aal1', factor_id = null where s.user_id = person;
    perform private.queue_mail(u.email, 'second-step-off', '{}') from auth.users u where u.id = person;
    perform private.note_security(person, 'removed_second_step');
  end if;
  return jsonb_build_object('outcome', 'ok', 'id', gone.id);
end $$;

create function accounts.set_recovery_codes(session_id uuid, person uuid, name text, code_hashes text[], anew boolean)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  at timestamptz := private.now();
  factor auth.mfa_factors;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  if session.aal <> 'aal2' then return accounts.outcome('insufficient_aal'); end if;
  select * into factor from auth.mfa_factors f where f.user_id = person and f.factor_type = 'recovery_code';
  if anew and factor.id is null then return accounts.outcome('mfa_factor_not_found'); end if;
  if not anew and factor.id is not null then return accounts.outcome('mfa_verified_factor_exists'); end if;
  if factor.id is null then
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, created_at, updated_at)
      values (person, name, 'recovery_code', 'verified', at, at) returning * into factor;
  end if;
  delete from accounts.recovery_codes c where c.factor_id = factor.id;
  insert into accounts.recovery_codes (factor_id, code_hash) select factor.id, unnest(code_hashes);
  perform private.note_security(person, 'made_recovery_codes');
  return jsonb_build_object('outcome', 'ok', 'id', factor.id, 'type', 'recovery_code',
    'friendly_name', factor.friendly_name, 'total', cardinality(code_hashes));
end $$;

create function accounts.recovery_code_status(session_id uuid, person uuid) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  answer jsonb;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  select jsonb_build_object('outcome', 'ok', 'id', f.id, 'type', 'recovery_code', 'total', count(c),
      'remaining', count(c) filter (where c.used_at is null))
    into answer
    from auth.mfa_factors f left join accounts.recovery_codes c on c.factor_id = f.id
    where f.user_id = person and f.factor_type = 'recovery_code' group by f.id;
  return coalesce(answer, accounts.outcome('mfa_factor_not_found'));
end $$;

create function accounts.use_recovery_code(session_id uuid, person uuid, code_hash text, refresh_hash text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  factor uuid;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  update accounts.recovery_codes c set used_at = private.now()
    from auth.mfa_factors f
    where f.id = c.factor_id and f.user_id = person and c.code_hash = use_recovery_code.code_hash and c.used_at is null
    returning f.id into factor;
  if factor is null then
    perform private.note_security(person, 'wrong_recovery_code');
    return accounts.outcome('mfa_verification_failed');
  end if;
  perform private.note_security(person, 'used_recovery_code');
  perform private.queue_mail(u.email, 'recovery-code-used', '{}') from auth.users u where u.id = person;
  return accounts.raise_session(session_id, factor, 'mfa/recovery_code', refresh_hash);
end $$;

-- What has had its time: places and sessions long unused, and sign-ups nobody confirmed within a month.
create function accounts.tidy() returns void
  language sql volatile set search_path = ''
as $$
  delete from accounts.known_places where last_seen < private.now() - interval '90 days';
  delete from auth.sessions s where accounts.is_over(s, private.now());
  delete from auth.users u where u.email_confirmed_at is null and u.deleted_at is null
    and u.created_at < private.now() - interval '30 days';
$$;

revoke execute on all functions in schema accounts from public;
