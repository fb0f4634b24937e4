-- Changes of an account by its owner. Who has a second step must have taken it in this session.
-- What it leans on in schema private comes with the migrations that follow.
set local check_function_bodies = off;

create function accounts.needs_second_step(session auth.sessions) returns boolean
  language sql stable set search_path = ''
as $$
  select session.aal = 'aal1' and exists (
    select from auth.mfa_factors f where f.user_id = session.user_id and f.status = 'verified')
$$;

-- The caller's session, its person's row locked before it; null when it is over.
create function accounts.lock_session(session_id uuid, person uuid) returns auth.sessions
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions;
begin
  perform from auth.users u where u.id = person for no key update;
  select * into session from auth.sessions s
    where s.id = session_id and s.user_id = person and not accounts.is_over(s, private.now()) for no key update;
  return session;
end $$;

-- A link followed within the last quarter of an hour stands in for the current password.
create function accounts.has_fresh_recovery(session_id uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from auth.mfa_amr_claims c where c.session_id = has_fresh_recovery.session_id
    and c.authentication_method = 'recovery' and c.created_at > private.now() - interval '15 minutes')
$$;

-- verified_hash is the hash the current password was checked against, or null when none was given.
create function accounts.change_password(session_id uuid, person uuid, new_hash text, verified_hash text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  owner auth.users;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  if accounts.needs_second_step(session) then return accounts.outcome('insufficient_aal'); end if;
  select * into owner from auth.users where id = person;
  if verified_hash is null and not accounts.has_fresh_recovery(session_id) then
    return accounts.outcome('current_password_required');
  end if;
  if verified_hash is not null and owner.encrypted_password is distinct from verified_hash then
    return accounts.outcome('current_password_invalid');
  end if;
  update auth.users set encrypted_password = new_hash, recovery_token = null, updated_at = private.now() where id = person;
  delete from auth.sessions s where s.user_id = person and s.id <> session_id;
  -- The recovery link has done its work; from here on the new password is what was proven.
  delete from auth.mfa_amr_claims c where c.session_id = change_password.session_id
    and c.authentication_method in ('recovery', 'password');
  insert into auth.mfa_amr_claims (session_id, authentication_method, created_at)
    values (change_password.session_id, 'password', private.now());
  perform private.queue_mail(owner.email, 'password-changed', '{}');
  perform private.note_security(person, 'changed_password');
  return accounts.session_json(session_id);
end $$;

create function accounts.change_profile(session_id uuid, person uuid, changes jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  changed jsonb;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  if accounts.needs_second_step(session) then return accounts.outcome('insufficient_aal'); end if;
  select jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || changes) into changed from auth.users where id = person;
  if length(changed::text) > 4000 then return accounts.outcome('profile_too_long'); end if;
  update auth.users set raw_user_meta_data = changed, updated_at = private.now() where id = person;
  perform private.note_security(person, 'changed_profile',
    jsonb_build_object('fields', (select jsonb_agg(field) from jsonb_object_keys(changes) field)));
  return accounts.session_json(session_id);
end $$;

-- Both addresses must say yes. One that has an account already is told so by mail, and nobody else learns it.
create function accounts.begin_email_change(
  session_id uuid, person uuid, new_email text, current_hash text, new_hash text, current_link text, new_link text
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  session auth.sessions := accounts.lock_session(session_id, person);
  at timestamptz := private.now();
  owner auth.users;
begin
  if session.id is null then return accounts.outcome('session_not_found'); end if;
  if accounts.needs_second_step(session) then return accounts.outcome('insufficient_aal'); end if;
  select * into owner from auth.users where id = person;
  if owner.email = new_email then return accounts.session_json(session_id); end if;
  update auth.users set email_change = new_email, email_change_sent_at = at, email_change_confirm_status = 0,
    email_change_token_current = current_hash, email_change_token_new = new_hash, updated_at = at where id = person;
  perform private.queue_mail(owner.email, 'email-change-current', jsonb_build_object('link', current_link, 'new_email', new_email));
  if exists (select from auth.users u where u.email = new_email and u.email_confirmed_at is not null) then
    perform private.queue_mail(new_email, 'account-exists', '{}');
  else
    perform private.queue_mail(new_email, 'email-change-new', jsonb_build_object('link', new_link, 'old_email', owner.email));
  end if;
  perform private.note_security(person, 'asked_for_new_address');
  return accounts.session_json(session_id);
end $$;

create function accounts.follow_email_change(
  token_hash text, refresh_hash text, address text, place text, agent text
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
  owner auth.users;
  old_email text;
begin
  select * into owner from auth.users u
    where token_hash in (u.email_change_token_current, u.email_change_token_new) for update;
  -- The wait for the lock may have let the same link be followed first.
  if owner.id is null or owner.email_change_sent_at <= at - interval '1 hour'
    or (token_hash in (owner.email_change_token_current, owner.email_change_token_new)) is not true
  then return accounts.outcome('otp_expired'); end if;
  if owner.email_change_confirm_status = 0 then
    update auth.users set email_change_confirm_status = 1, updated_at = at,
      email_change_token_current = nullif(email_change_token_current, token_hash),
      email_change_token_new = nullif(email_change_token_new, token_hash)
      where id = owner.id;
    return accounts.outcome('half_way');
  end if;
  if exists (select from auth.users u where u.email = owner.email_change and u.email_confirmed_at is not null) then
    return accounts.outcome('otp_expired');
  end if;
  old_email := owner.email;
  -- A sign-up of that address nobody confirmed gives way to who did.
  delete from auth.users u where u.email = owner.email_change and u.email_confirmed_at is null;
  update auth.users set email = owner.email_change, email_change = null, email_change_confirm_status = 0,
    email_change_token_current = null, email_change_token_new = null, recovery_token = null, updated_at = at
    where id = owner.id;
  perform private.queue_mail(old_email, 'email-changed', jsonb_build_object('new_email', owner.email_change));
  perform private.note_security(owner.id, 'changed_address');
  return accounts.session_json(accounts.open_session(owner.id, 'email_change', refresh_hash, address, place, agent));
end $$;
