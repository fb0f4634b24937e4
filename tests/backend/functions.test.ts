import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMember, startHost, type TestHost } from '../host.ts'

let folder: string
let host: TestHost

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-functions-'))
  await mkdir(join(folder, 'try-context'))
  await writeFile(
    join(folder, 'try-context', 'handler.ts'),
    `export default async (request, { sql, env, verifyUser, publicUrl }) => {
      const [row] = await sql('select current_user as role, $1::int + 1 as next', [41])
      return Response.json(
        { ...row, user: await verifyUser(request), body: await request.text(), setting: env.TRY_SETTING, publicUrl },
        { status: 201, headers: { 'x-try': request.headers.get('x-signature') ?? '' } },
      )
    }`,
  )
  host = await startHost({ env: { TRY_SETTING: 'on', FUNCTIONS_DIR: folder } })
})

afterAll(async () => {
  await host.stop()
  await rm(folder, { recursive: true })
})

const call = (init: RequestInit) => fetch(`${host.url}/functions/v1/try-context`, { method: 'POST', ...init })

test('a handler gets the body as it was sent, the service role, its settings and the site’s address', async () => {
  const body = '{ "spaces" :  "kept",\r\n "ünïcode": "✓" }'
  const answer = await call({ body, headers: { 'x-signature': 't=1,v1=abc' } })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-try')).toBe('t=1,v1=abc')
  expect(await answer.json()).toEqual({
    role: 'service_role',
    next: 42,
    user: null,
    body,
    setting: 'on',
    publicUrl: host.url,
  })
})

test('it learns who is calling, as long as the session lives', async () => {
  const { client, session, user } = await newMember(host)
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await (await call({ headers })).json()).user).toEqual({ userId: user.id })
  await client.auth.signOut()
  expect((await (await call({ headers })).json()).user).toBeNull()
  expect(
    (await (await call({ headers: { authorization: `Bearer ${host.publishableKey}` } })).json()).user,
  ).toBeNull()
})

test.each([
  '/functions/v1/nonesuch',
  '/functions/v1/',
  '/functions/v1/..%2f..',
  '/functions/v1/try-context/x',
])('%s does not exist', async (path) => {
  expect((await fetch(host.url + path, { method: 'POST' })).status).toBe(404)
})

test('an oversized body is refused before the handler sees it', async () => {
  expect((await call({ body: 'x'.repeat(70_000) })).status).toBe(413)
})
