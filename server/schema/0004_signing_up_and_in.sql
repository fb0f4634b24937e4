-- Signing up, following a mailed link, signing in. Each is one transaction: guard, lock, check, write.
-- What it leans on in schema private comes with the migrations that follow.
set local check_function_bodies = off;

-- A new account, or a new try at one nobody has confirmed: the newest link carries the newest password and profile,
-- and what a stranger typed earlier is gone with the stranger's link.
create function accounts.sign_up(email text, password_hash text, profile jsonb, token_hash text, link text)
  returns jsonb
  language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  at timestamptz := private.now();
  person auth.users;
  made_up auth.users;
begin
  insert into auth.users as u (email, encrypted_password, raw_user_meta_data, confirmation_token,
      confirmation_sent_at, created_at, updated_at)
    values (sign_up.email, password_hash, profile, token_hash, at, at, at)
    on conflict (email) where not is_sso_user do update set
      encrypted_password = excluded.encrypted_password, raw_user_meta_data = excluded.raw_user_meta_data,
      confirmation_token = excluded.confirmation_token, confirmation_sent_at = at, created_at = at, updated_at = at
    where u.email_confirmed_at is null
    returning * into person;
  if person.id is not null then
    perform private.queue_mail(sign_up.email, 'confirmation', jsonb_build_object('link', link));
    perform private.note_security(person.id, 'signed_up');
    return jsonb_build_object('outcome', 'ok', 'user', accounts.user_json(person));
  end if;
  perform private.queue_mail(sign_up.email, 'account-exists', '{}');
  made_up := row(null);
  made_up.id := gen_random_uuid();
  made_up.email := sign_up.email;
  made_up.raw_user_meta_data := profile;
  made_up.confirmation_sent_at := at;
  made_up.created_at := at;
  made_up.updated_at := at;
  return jsonb_build_object('outcome', 'ok', 'user',
    accounts.user_json(made_up) || jsonb_build_object('identities', '[]'::jsonb));
end $$;

create function accounts.resend_confirmation(email text, token_hash text, link text) returns void
  language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
begin
  update auth.users u set confirmation_token = token_hash, confirmation_sent_at = private.now()
    where u.email = email and u.email_confirmed_at is null;
  if found then perform private.queue_mail(email, 'confirmation', jsonb_build_object('link', link)); end if;
end $$;

-- Only for a confirmed address: whoever never confirmed may simply sign up again.
create function accounts.send_recovery(email text, token_hash text, link text) returns void
  language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  person uuid;
begin
  update auth.users u set recovery_token = token_hash, recovery_sent_at = private.now()
    where u.email = email and u.email_confirmed_at is not null returning id into person;
  if person is null then return; end if;
  perform private.queue_mail(email, 'recovery', jsonb_build_object('link', link));
  perform private.note_security(person, 'asked_for_recovery');
end $$;

-- Spends a link, once, within its hour.
create function accounts.follow_link(
  kind text, token_hash text, refresh_hash text, address text, place text, agent text
) returns jsonb
  language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  at timestamptz := private.now();
  since timestamptz := at - interval '1 hour';
  person uuid;
begin
  if kind in ('signup', 'email') then
    update auth.users u set email_confirmed_at = at, confirmation_token = null, updated_at = at
      where u.confirmation_token = token_hash and u.confirmation_sent_at > since and u.email_confirmed_at is null
      returning id into person;
  elsif kind = 'recovery' then
    update auth.users u set recovery_token = null, updated_at = at
      where u.recovery_token = token_hash and u.recovery_sent_at > since returning id into person;
  end if;
  if person is null then return accounts.outcome('otp_expired'); end if;
  perform private.note_security(person, case kind when 'recovery' then 'followed_recovery_link' else 'confirmed_address' end);
  return accounts.session_json(accounts.open_session(person,
    case kind when 'recovery' then 'recovery' else 'email/signup' end, refresh_hash, address, place, agent));
end $$;

-- What signing in is checked against; the same question for known and unknown addresses.
create function accounts.credentials(email text, place text) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', u.id, 'password_hash', u.encrypted_password, 'confirmed', u.email_confirmed_at is not null,
    'knows_place', exists (select from accounts.known_places k where k.user_id = u.id and k.place = credentials.place
      and k.last_seen > private.now() - interval '90 days'))
  from auth.users u where u.email = credentials.email and not u.is_sso_user
$$;

-- The password was right a moment ago; it must still be the one.
create function accounts.sign_in(
  person uuid, verified_hash text, refresh_hash text, address text, place text, agent text
) returns jsonb
  language plpgsql set search_path = ''
as $$
begin
  perform from auth.users u where u.id = person and u.encrypted_password = verified_hash for no key update;
  if not found then return accounts.outcome('invalid_credentials'); end if;
  perform private.note_security(person, 'signed_in');
  return accounts.session_json(accounts.open_session(person, 'password', refresh_hash, address, place, agent));
end $$;

-- Rotation in one statement's time: two tabs at once get the same new token for ten seconds; later use of an old
-- one means that somebody else holds it too, and ends the session for both.
create function accounts.refresh(old_hash text, new_hash text, address text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
  held auth.refresh_tokens;
  child auth.refresh_tokens;
  session auth.sessions;
begin
  select s.* into session from auth.sessions s
    where s.id = (select t.session_id from auth.refresh_tokens t where t.token = old_hash) for no key update;
  if session.id is null then return accounts.outcome('refresh_token_not_found'); end if;
  select * into held from auth.refresh_tokens t where t.token = old_hash;
  if accounts.is_over(session, at) then
    delete from auth.sessions where id = session.id;
    return accounts.outcome('session_expired');
  end if;
  if held.revoked then
    if held.updated_at > at - interval '10 seconds' then
      select * into child from auth.refresh_tokens t where t.parent = old_hash and t.session_id = session.id;
      if child.token = new_hash and not child.revoked then return accounts.session_json(session.id); end if;
      -- The second step has just ended it: another tab is late, nobody is a thief.
      if child.token is null then return accounts.outcome('refresh_token_already_used'); end if;
    end if;
    delete from auth.sessions where id = session.id;
    perform private.note_security(session.user_id, 'reused_refresh_token');
    return accounts.outcome('refresh_token_already_used');
  end if;
  update auth.refresh_tokens set revoked = true, updated_at = at where token = old_hash;
  insert into auth.refresh_tokens (token, session_id, parent, created_at, updated_at)
    values (new_hash, session.id, old_hash, at, at);
  update auth.sessions set refreshed_at = at at time zone 'UTC', updated_at = at, ip = coalesce(address::inet, ip)
    where id = session.id;
  -- Used-up tokens are kept as long as somebody might still try one.
  delete from auth.refresh_tokens t where t.session_id = session.id and t.revoked and t.updated_at < at - interval '30 days';
  return accounts.session_json(session.id);
end $$;

-- The session of a verified access token, if it is still one.
create function accounts.live_session(session_id uuid, person uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select accounts.session_json(s.id) from auth.sessions s
  where s.id = live_session.session_id and s.user_id = live_session.person and not accounts.is_over(s, private.now())
$$;

create function accounts.sign_out(session_id uuid, person uuid, scope text) returns boolean
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from auth.sessions s where s.id = session_id and s.user_id = person) then return false; end if;
  delete from auth.sessions s where s.user_id = person and case scope
    when 'local' then s.id = session_id when 'others' then s.id <> session_id else true end;
  perform private.note_security(person, 'signed_out', jsonb_build_object('scope', scope));
  return true;
end $$;
