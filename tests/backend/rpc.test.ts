import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, startHost, type TestHost } from '../host.ts'

let host: TestHost
let sql: postgres.Sql

beforeAll(async () => {
  host = await startHost()
  sql = postgres(host.databaseUrl, { max: 2, onnotice: () => {} })
  await sql.unsafe(`
    create function api.try_whoami() returns jsonb language sql set search_path = '' as
      $$ select jsonb_build_object('role', current_user, 'sub', current_setting('request.jwt.claims')::jsonb ->> 'sub') $$;
    create function api.try_member() returns uuid language sql security definer set search_path = '' as
      $$ select private.require_user() $$;
    create function api.try_operator() returns uuid language sql security definer set search_path = '' as
      $$ select private.require_operator() $$;
    create function api.try_add(a int, b int default 10) returns int language sql set search_path = '' as $$ select a + b $$;
    create function api.try_rows(wanted int) returns table (n int, label text) language sql set search_path = '' as
      $$ select n, 'row ' || n from generate_series(1, wanted) as n $$;
    create function api.try_names(names text[]) returns setof text language sql set search_path = '' as
      $$ select upper(name) from unnest(names) as name $$;
    create function api.try_echo(value jsonb) returns jsonb language sql set search_path = '' as $$ select value $$;
    create function api.try_nothing() returns void language sql set search_path = '' as $$ select $$;
    create function api.try_refuse(status int, code text) returns void language sql security definer set search_path = '' as
      $$ select private.refuse(status, code) $$;
    create table private.try_notes (note text primary key check (note <> 'bad'));
    create function api.try_note(note text, fail boolean default false) returns text language plpgsql security definer set search_path = '' as $$
      begin
        insert into private.try_notes values (try_note.note);
        if fail then raise exception 'no'; end if;
        return note;
      end $$;
    create function api.try_members_only() returns text language sql set search_path = '' as $$ select 'hello'::text $$;
    create function private.try_hidden() returns text language sql set search_path = '' as $$ select 'hidden'::text $$;
    create function api.try_peek() returns bigint language sql set search_path = '' as $$ select count(*) from private.try_notes $$;
    grant execute on all functions in schema api to anon, authenticated;
    revoke execute on function api.try_members_only() from anon;
  `)
})

afterAll(async () => {
  await sql.end()
  await host.stop()
})

test('the very first calls of a fresh host all find their function', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.client().rpc('try_add', { a: 1 })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

describe('who calls', () => {
  test('a visitor runs as anon, a member as authenticated with their claims', async () => {
    const visitor = await host.client().rpc('try_whoami')
    expect(visitor.data).toEqual({ role: 'anon', sub: null })
    const { client, user } = await newMember(host)
    expect((await client.rpc('try_whoami')).data).toEqual({ role: 'authenticated', sub: user.id })
    expect((await host.client().rpc('try_whoami')).data).toEqual({ role: 'anon', sub: null })
  })

  test('nobody borrows a neighbour’s role or claims when hundreds call at once', async () => {
    const members = await Promise.all([1, 2, 3].map(() => newMember(host)))
    const visitor = host.client()
    const calls = Array.from({ length: 300 }, (_, index) => {
      const member = members[index % 4]
      return (member?.client ?? visitor)
        .rpc('try_whoami')
        .then(({ data }) => ({ got: data.sub, wanted: member?.user.id ?? null }))
    })
    for (const { got, wanted } of await Promise.all(calls)) expect(got).toBe(wanted)
  })

  test('a signed-out token buys nothing, though it has not expired', async () => {
    const { client, session } = await newMember(host)
    expect((await client.rpc('try_member')).error).toBeNull()
    await client.auth.signOut()
    const answer = await fetch(`${host.url}/rest/v1/rpc/try_member`, {
      method: 'POST',
      headers: { apikey: host.publishableKey, authorization: `Bearer ${session.access_token}` },
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'PT401', message: 'not_signed_in' })
  })

  test('a visitor is not a member, a member not an operator until listed', async () => {
    expect(await host.client().rpc('try_member')).toMatchObject({
      status: 401,
      error: { message: 'not_signed_in' },
    })
    const { client, user } = await newMember(host)
    expect(await client.rpc('try_operator')).toMatchObject({
      status: 403,
      error: { message: 'not_an_operator' },
    })
    await sql`insert into private.operators (user_id) values (${user.id})`
    expect((await client.rpc('try_operator')).error?.message).toBe('second_factor_needed')
    await sql`update auth.sessions set aal = 'aal2' where user_id = ${user.id}`
    expect((await client.rpc('try_operator')).data).toBe(user.id)
  })

  test('a function granted to members only is 401 for visitors; tables are closed to everyone', async () => {
    expect(await host.client().rpc('try_members_only')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    const { client } = await newMember(host)
    expect((await client.rpc('try_members_only')).data).toBe('hello')
    expect(await client.rpc('try_peek')).toMatchObject({ status: 403, error: { code: '42501' } })
  })
})

describe('what comes back', () => {
  test('numbers, rows, lists, JSON and nothing', async () => {
    const client = host.client()
    expect((await client.rpc('try_add', { a: 1, b: 2 })).data).toBe(3)
    expect((await client.rpc('try_add', { a: 1 })).data).toBe(11)
    expect((await client.rpc('try_rows', { wanted: 2 })).data).toEqual([
      { n: 1, label: 'row 1' },
      { n: 2, label: 'row 2' },
    ])
    expect((await client.rpc('try_rows', { wanted: 0 })).data).toEqual([])
    expect((await client.rpc('try_names', { names: ['ada', 'it’s "quoted", with {braces}'] })).data).toEqual([
      'ADA',
      'IT’S "QUOTED", WITH {BRACES}',
    ])
    expect((await client.rpc('try_add', { a: null })).data).toBeNull()
    expect((await client.rpc('try_names', { names: null })).data).toEqual([])
    const value = { deep: [1, null, { 'ä"\\': "'; drop schema api; --" }] }
    expect((await client.rpc('try_echo', { value })).data).toEqual(value)
    expect(await client.rpc('try_nothing')).toMatchObject({ status: 204, data: null, error: null })
  })

  test.each([
    [409, 'sold_out'],
    [403, 'refund_closed'],
    [422, 'bad_quantity'],
  ])('a refusal with %i keeps its status and short code', async (status, code) => {
    const answer = await host.client().rpc('try_refuse', { status, code })
    expect(answer).toMatchObject({
      status,
      error: { code: `PT${status}`, message: code, details: null, hint: null },
    })
  })

  test('taken, forbidden and unreadable values are the caller’s fault', async () => {
    const client = host.client()
    const note = randomUUID()
    await client.rpc('try_note', { note })
    expect(await client.rpc('try_note', { note })).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(await client.rpc('try_note', { note: 'bad' })).toMatchObject({
      status: 400,
      error: { code: '23514' },
    })
    expect(await client.rpc('try_add', { a: 'many' })).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    })
    expect(await client.rpc('try_add', { a: { b: 1 } })).toMatchObject({ status: 400 })
    expect(await client.rpc('try_note', { note: 'a\0b' })).toMatchObject({ status: 400 })
  })

  test('a call that fails at its end leaves nothing behind', async () => {
    const note = randomUUID()
    const answer = await host.client().rpc('try_note', { note, fail: true })
    expect(answer).toMatchObject({ status: 400, error: { code: 'P0001', message: 'no' } })
    expect(await sql`select from private.try_notes where note = ${note}`).toHaveLength(0)
  })
})

describe('what does not exist', () => {
  test('unknown functions, unknown arguments, missing arguments and other schemas', async () => {
    const client = host.client()
    expect(await client.rpc('nonesuch')).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
    expect(await client.rpc('try_add', { a: 1, c: 1 })).toMatchObject({
      status: 404,
      error: { code: 'PGRST202' },
    })
    expect(await client.rpc('try_add', {})).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
    expect(await client.rpc('try_hidden')).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
    expect(await client.schema('private').rpc('try_hidden')).toMatchObject({ status: 406 })
  })

  test('a function made while the host runs is found', async () => {
    await sql.unsafe(`
      create function api.try_late() returns int language sql set search_path = '' as $$ select 42 $$;
      grant execute on function api.try_late() to anon;
    `)
    await expect.poll(async () => (await host.client().rpc('try_late')).data, { timeout: 5000 }).toBe(42)
  })

  test.each([
    '/rest/v1/',
    '/rest/v1/orders',
    '/rest/v1/rpc/',
    '/rest/v1/rpc/try_add/x',
    '/rest/v1/rpc/a%27b',
  ])('%s is closed', async (path) => {
    const answer = await fetch(host.url + path, { headers: { apikey: host.publishableKey } })
    expect(answer.status).toBe(404)
    expect((await answer.json()).code).toBe('PGRST125')
  })
})

test('every table the migrations made has row security switched on', async () => {
  const open = await sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('private', 'api') and not rowsecurity and tablename <> 'try_notes'`
  expect(open).toEqual([])
})

test('every function of ours that runs with its owner’s rights has an empty search path', async () => {
  const careless = await sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('private'::regnamespace, 'api'::regnamespace) and prosecdef
      and not coalesce('search_path=""' = any (proconfig), false)`
  expect(careless).toEqual([])
})
