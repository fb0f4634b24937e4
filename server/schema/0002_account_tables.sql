-- Accounts in the tables of the hosted service: its names and its columns where our SQL reads them, so that the
-- migrations of supabase/ run on either. What only this host needs is in schema `accounts`.

create schema if not exists auth;
create schema if not exists accounts;
revoke all on schema auth, accounts from public;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255),
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint default 0,
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
comment on table auth.users is 'Tokens are kept as hashes; the mailed link carries what they are made of.';
create unique index if not exists users_email_partial_key on auth.users (email) where not is_sso_user;

-- A database from before had its accounts kept by another service: profiles stored as text inside JSON, links and
-- refresh tokens in plain text. Profiles are mended; links and sessions end, and everybody signs in once more.
update auth.users set raw_user_meta_data = (raw_user_meta_data #>> '{}')::jsonb
  where jsonb_typeof(raw_user_meta_data) = 'string';
update auth.users set raw_app_meta_data = (raw_app_meta_data #>> '{}')::jsonb
  where jsonb_typeof(raw_app_meta_data) = 'string';
update auth.users set confirmation_token = null, recovery_token = null, email_change_token_new = null,
  email_change_token_current = null, email_change = null, email_change_confirm_status = 0;
alter table auth.users alter column id set default gen_random_uuid();
drop table if exists auth.refresh_tokens, auth.sessions, auth.identities, auth.flow_state, auth.audit_log_entries;

-- Partial, so that a token is no key of the row: whoever changes one does not lock out those who point at it.
create unique index if not exists users_confirmation_token_idx on auth.users (confirmation_token)
  where confirmation_token is not null;
create unique index if not exists users_recovery_token_idx on auth.users (recovery_token)
  where recovery_token is not null;
create unique index if not exists users_email_change_token_new_idx on auth.users (email_change_token_new)
  where email_change_token_new is not null;
create unique index if not exists users_email_change_token_current_idx on auth.users (email_change_token_current)
  where email_change_token_current is not null;

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone', 'recovery_code');
create type auth.factor_status as enum ('unverified', 'verified');

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal auth.aal_level not null default 'aal1',
  factor_id uuid,
  not_after timestamptz not null,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sessions_by_person on auth.sessions (user_id);

create table auth.refresh_tokens (
  token varchar(255) primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent varchar(255),
  revoked boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table auth.refresh_tokens is
  'Hashes only. One live token a session; each is made from the one before, so that two tabs at once get the same.';
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null,
  primary key (session_id, authentication_method)
);
comment on table auth.mfa_amr_claims is 'How somebody proved who they are in a session, and when.';

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 120),
  factor_type auth.factor_type not null,
  status auth.factor_status not null default 'unverified',
  secret text,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table auth.mfa_factors is 'last_step is the half minute of the newest accepted code: no code counts twice.';
create index mfa_factors_by_person on auth.mfa_factors (user_id);
create unique index one_set_of_recovery_codes on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null
);
create index mfa_challenges_by_factor on auth.mfa_challenges (factor_id);

create table accounts.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

create table accounts.known_places (
  user_id uuid not null references auth.users (id) on delete cascade,
  place text not null,
  last_seen timestamptz not null,
  primary key (user_id, place)
);
comment on table accounts.known_places is
  'Where somebody has signed in before: a stranger''s wrong guesses elsewhere do not lock them out there.';

alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table accounts.recovery_codes enable row level security;
alter table accounts.known_places enable row level security;
