-- What has to be there before the first migration: which ones were applied, and the secrets all hosts share. Closed to
-- everybody but the database's owner.
create schema if not exists host;
revoke all on schema host from public;
create table if not exists host.migrations (
  name text primary key,
  fingerprint text not null,
  applied_at timestamptz not null default now()
);
create table if not exists host.secrets (name text primary key, value text not null);
