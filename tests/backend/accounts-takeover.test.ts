import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrations.ts'
import { openPool, type Sql } from '../../server/database/pool.ts'
import { startHost, type TestHost } from '../host.ts'
import { asSuperuser } from '../superuser.ts'

let host: TestHost
let sql: Sql

/** Accounts as the service before ours kept them: profiles as text inside JSON, refresh tokens in plain text. */
const before = `
  create schema auth;
  create table auth.users (id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, phone_confirmed_at timestamptz,
    confirmed_at timestamptz generated always as (coalesce(email_confirmed_at, phone_confirmed_at)) stored,
    confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
    recovery_sent_at timestamptz, email_change varchar(255), email_change_token_new varchar(255),
    email_change_token_current varchar(255), email_change_sent_at timestamptz,
    email_change_confirm_status smallint default 0, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    deleted_at timestamptz, is_sso_user boolean not null default false, is_anonymous boolean not null default false,
    last_sign_in_at timestamptz, created_at timestamptz default now(), updated_at timestamptz default now());
  create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
  create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    aal text, created_at timestamptz);
  create table auth.refresh_tokens (id text primary key, token varchar(255) not null, session_id uuid references auth.sessions (id));
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, recovery_token, raw_user_meta_data)
    values (gen_random_uuid(), 'old@example.com', 'a hash', now(), 'in plain text',
      to_jsonb('{"name":"Old Friend","postcode":"EC1A 1BB"}'::text));
  insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users;
`

beforeAll(async () => {
  host = await startHost()
  await asSuperuser(host, 'create database taken_over owner wanderwish')
  sql = openPool(host.databaseUrl.replace(/[^/]+$/, 'taken_over'), 2)
  await sql.unsafe(before)
  await migrate(sql)
})

afterAll(async () => {
  await sql.end()
  await host.stop()
})

test('a profile kept as text becomes one that SQL can read', async () => {
  const [row] = await sql`select raw_user_meta_data ->> 'name' as name, encrypted_password from auth.users`
  expect(row).toMatchObject({ name: 'Old Friend', encrypted_password: 'a hash' })
})

test('links and sessions of before end, so nothing kept in plain text opens anything', async () => {
  expect(await sql`select from auth.sessions`).toHaveLength(0)
  expect(await sql`select from auth.users where recovery_token is not null`).toHaveLength(0)
})

test('the address is known: signing up with it again makes no second account', async () => {
  await sql`select accounts.sign_up('old@example.com', 'another hash', '{}', 'a token', 'a link')`
  expect(await sql`select encrypted_password from auth.users`).toMatchObject([
    { encrypted_password: 'a hash' },
  ])
})
