import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { readPostmaster } from '../../server/database/postmaster.ts'
import { newMember, refusedStart, runningPostmaster, startHost, type TestHost } from '../host.ts'
import { asSuperuser } from '../superuser.ts'
import { stripeKeys } from './stripe-stand-in.ts'

const isRoot = process.getuid?.() === 0
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-host-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const oneSentence = (said: string) => expect(said.split('\n')).toHaveLength(1)

describe('a start that cannot work says why in one sentence', () => {
  test('the port is taken', async () => {
    const squatter = createServer()
    const port = await new Promise<number>((resolve) => {
      squatter.listen(0, '127.0.0.1', () => resolve((squatter.address() as { port: number }).port))
    })
    const { code, said } = await refusedStart({ PORT: String(port), DATA_DIR: join(folder, 'unused') })
    squatter.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} on 127.0.0.1 is already in use`)
    oneSentence(said)
  })

  test.each([
    ['postgres://nobody@127.0.0.1:1/none', 'The database of DATABASE_URL cannot be reached'],
    ['not-an-address', 'DATABASE_URL must begin with postgres://'],
  ])('DATABASE_URL is %s', async (url, reason) => {
    const { code, said } = await refusedStart({ PORT: String(await freePort()), DATABASE_URL: url })
    expect(code).toBe(1)
    expect(said).toContain(reason)
    oneSentence(said)
  })

  test('the data folder cannot be written to', async () => {
    const { code, said } = await refusedStart({
      PORT: String(await freePort()),
      DATA_DIR: '/proc/wanderwish',
    })
    expect(code).toBe(1)
    expect(said).toContain('The data folder /proc/wanderwish cannot be written to')
    oneSentence(said)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ PORT: '99999' }, 'PORT must be at most 65535, but is 99999.'],
    [{ SMTP_URL: 'nonsense' }, 'SMTP_URL must name a mail server, like smtps://'],
    [{ SMTP_URL: 'smtp://user:pw@' }, 'SMTP_URL must name a mail server, like smtps://'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must name a mail server, like smtps://'],
    [{ BACKEND_URL: 'ftp://x.example', BACKEND_KEY: 'k' }, 'BACKEND_URL must be an http or https address'],
    [{ PAYMENT: 'barter' }, 'PAYMENT must be demo or stripe'],
    [{ PAYMENT: 'stripe' }, 'PAYMENT=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'],
    [{ PASSWORD_COST: '3' }, 'PASSWORD_COST must be from 4 to 15, but is 3.'],
    [
      { PASSWORD_COST: '9', PUBLIC_URL: 'https://wanderwish.example', SMTP_URL: 'smtp://mail.example' },
      'PASSWORD_COST must be from 10 to 15, but is 9.',
    ],
    [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL must be an http or https address'],
    [{ BACKEND_URL: 'https://x.example' }, 'BACKEND_URL and BACKEND_KEY belong together'],
    [
      { PUBLIC_URL: 'https://wanderwish.example' },
      'PUBLIC_URL https://wanderwish.example is a public address, where mail must really be sent: set SMTP_URL',
    ],
    [{ PUBLIC_URL: 'http://192.168.0.7:3000' }, 'set SMTP_URL to your mail server.'],
  ])('%j', async (env, reason) => {
    const { code, said } = await refusedStart({ DATA_DIR: join(folder, 'unused'), ...env } as Record<
      string,
      string
    >)
    expect(code).toBe(1)
    expect(said).toContain(reason)
    oneSentence(said)
  })
})

describe('one data folder', () => {
  let host: TestHost
  let dataDir: string
  let member: Awaited<ReturnType<typeof newMember>>

  beforeAll(async () => {
    dataDir = join(folder, 'data')
    await mkdir(dataDir)
    host = await startHost({ dataDir })
    member = await newMember(host)
  })

  afterAll(() => host.stop())

  const databasePid = async () => (await runningPostmaster(dataDir)).pid
  const signsIn = async () => (await host.client().auth.signInWithPassword(member)).error === null

  test('its secrets are for its owner’s eyes only, and its database listens on loopback with a password', async () => {
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
    const sql = postgres(host.databaseUrl, { max: 1 })
    const [row] = await sql`show listen_addresses`
    const [fsync] = await sql`show fsync`
    await sql.end()
    expect(row?.listen_addresses).toBe('127.0.0.1')
    expect(fsync?.fsync).toBe('on')
    const stranger = postgres(host.databaseUrl.replace(/:[^:@]+@/, ':guess@'), { max: 1 })
    await expect(stranger`select 1`).rejects.toThrow('password authentication failed')
    await stranger.end()
  })

  test('a second host is refused, and the first goes on', async () => {
    const { code, said } = await refusedStart({ PORT: String(await freePort()), DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(said).toContain('Another host is already running on this data folder')
    oneSentence(said)
    expect(await signsIn()).toBe(true)
  })

  test('a killed host’s database is taken over as it stands, tokens and all', async () => {
    const before = await databasePid()
    await host.kill()
    host = await startHost({ dataDir })
    expect(await databasePid()).toBe(before)
    expect(await signsIn()).toBe(true)
    const answer = await fetch(`${host.url}/auth/v1/user`, {
      headers: { apikey: host.publishableKey, authorization: `Bearer ${member.session.access_token}` },
    })
    expect(answer.status).toBe(200)
  })

  test('host and database killed together lose nothing that was promised', async () => {
    const pid = await databasePid()
    await host.kill()
    process.kill(pid, 'SIGKILL')
    host = await startHost({ dataDir })
    expect(await signsIn()).toBe(true)
  })

  test('a database that dies alone is started again, and members can go on', async () => {
    const before = await databasePid()
    process.kill(before, 'SIGKILL')
    await expect.poll(databasePid).not.toBe(before)
    await expect.poll(signsIn).toBe(true)
  })

  test('how tickets are paid for is decided once, in the database, and told to the browser', async () => {
    const payment = async () => {
      const { data } = await host.client().rpc('on_offer')
      return (data as unknown as { payment: string }).payment
    }
    expect(await payment()).toBe('demo')
    await host.stop()
    host = await startHost({ dataDir, env: { PAYMENT: 'stripe', ...stripeKeys } })
    expect(await payment()).toBe('stripe')
    await host.stop()
    host = await startHost({ dataDir })
    expect(await payment(), 'unset is a demonstration, as the README says').toBe('demo')
  })

  test('a start that takes money names the sample content that is still there; a demonstration does not', async () => {
    const warning =
      'Money is taken while sample content is still there: promoter, postal address, film. Replace it'
    await host.stop()
    host = await startHost({ dataDir, env: { PAYMENT: 'stripe', ...stripeKeys } })
    expect(host.output()).toContain(warning)
    await host.stop()
    host = await startHost({ dataDir, env: { PAYMENT: 'demo' } })
    expect(host.output()).not.toContain('sample content')
  })

  test('secrets that are lost or spoilt are asked for, never made anew beside their database', async () => {
    await host.stop()
    const file = join(dataDir, 'secrets.json')
    const kept = await readFile(file, 'utf8')
    await rm(file)
    const lost = await refusedStart({ PORT: String(await freePort()), DATA_DIR: dataDir })
    expect(lost).toEqual({
      code: 1,
      said: `${file} is missing, but its database is there; restore the file from the backup.`,
    })
    await expect(readFile(file)).rejects.toThrow('ENOENT')
    for (const spoilt of ['{"databasePass', '', '{}']) {
      await writeFile(file, spoilt)
      const { code, said } = await refusedStart({ PORT: String(await freePort()), DATA_DIR: dataDir })
      expect(code).toBe(1)
      expect(said).toBe(`${file} does not hold the secrets it should; restore it from the backup.`)
      expect(await readFile(file, 'utf8')).toBe(spoilt)
    }
    await writeFile(file, kept, { mode: 0o600 })
    host = await startHost({ dataDir })
    expect(await signsIn()).toBe(true)
  })

  test('a stopped host stops its database too, and starts again where it was', async () => {
    await host.stop()
    expect(await readPostmaster(dataDir)).toBeNull()
    host = await startHost({ dataDir })
    expect(await signsIn()).toBe(true)
  })
})

describe('several hosts on one database', () => {
  test('start together on an empty one and know each other’s members and tokens', async () => {
    const server = await startHost()
    await asSuperuser(server, 'create database shared owner wanderwish')
    const DATABASE_URL = server.databaseUrl.replace(/postgres$/, 'shared')
    const [first, second] = await Promise.all([
      startHost({ env: { DATABASE_URL } }),
      startHost({ env: { DATABASE_URL } }),
    ])
    expect(first.publishableKey).toBe(second.publishableKey)
    const { session, email, password } = await newMember(first)
    const answer = await fetch(`${second.url}/auth/v1/user`, {
      headers: { apikey: second.publishableKey, authorization: `Bearer ${session.access_token}` },
    })
    expect(answer.status).toBe(200)
    expect((await second.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    await Promise.all([first.stop(), second.stop()])
    await server.stop()
  })

  test('a plain database user who may create roles is enough', async () => {
    const server = await startHost()
    await asSuperuser(
      server,
      `create role tenant login createrole password 'tenant';
      grant anon, authenticated, service_role to tenant with admin option;
      create database tenant owner tenant`,
    )
    const DATABASE_URL = server.databaseUrl
      .replace(/\/\/.*@/, '//tenant:tenant@')
      .replace(/postgres$/, 'tenant')
    const host = await startHost({ env: { DATABASE_URL } })
    expect((await newMember(host)).session.access_token).toBeTruthy()
    expect(host.output()).not.toContain('superuser')
    await host.stop()
    await server.stop()
  })
})

test('with hosted settings the host serves pages and says where the backend is, without a database', async () => {
  const env = { BACKEND_URL: 'https://project.supabase.example', BACKEND_KEY: 'sb_publishable_x' }
  const host = await startHost({ env })
  const settings = await fetch(`${host.url}/settings.json`)
  expect(settings.headers.get('cache-control')).toBe('no-store')
  expect(await settings.json()).toEqual({
    backendUrl: env.BACKEND_URL,
    publishableKey: env.BACKEND_KEY,
  })
  const home = await fetch(host.url)
  expect(home.headers.get('content-security-policy')).toContain(`connect-src 'self' ${env.BACKEND_URL};`)
  expect((await fetch(`${host.url}/auth/v1/health`)).status).toBe(404)
  await expect(stat(join(host.dataDir, 'postgres'))).rejects.toThrow()
  await host.stop()
})

test.each([
  ['https://wanderwish.example', 'max-age=31536000; includeSubDomains'],
  ['http://wanderwish.example', null],
])('a site at %s tells browsers about https with every answer: %s', async (PUBLIC_URL, promise) => {
  const env = { BACKEND_URL: 'https://project.supabase.example', BACKEND_KEY: 'sb_publishable_x' }
  const host = await startHost({ env: { ...env, PUBLIC_URL } })
  for (const path of ['/', '/ABOUT/', '/healthz', '/settings.json', '/no-such-page', '/favicon.svg']) {
    const answer = await fetch(host.url + path, { redirect: 'manual' })
    expect(answer.headers.get('strict-transport-security'), path).toBe(promise)
  }
  await host.stop()
})

test('a public host whose mail the hosted backend sends needs no mail server', async () => {
  const env = { BACKEND_URL: 'https://project.supabase.example', BACKEND_KEY: 'sb_publishable_x' }
  const host = await startHost({ env: { ...env, PUBLIC_URL: 'https://wanderwish.example' } })
  expect((await fetch(`${host.url}/mailbox.json`)).status).toBe(404)
  await host.stop()
})

test.runIf(isRoot)('a normal user can run it, in a folder only that user may enter', async () => {
  const home = await mkdtemp(join(tmpdir(), 'wanderwish-home-'))
  await chmod(home, 0o700)
  spawnSync('chown', ['nobody:nogroup', home])
  const entry = fileURLToPath(new URL('../../server/entry.ts', import.meta.url))
  const asNobody = [
    'setpriv',
    '--reuid=nobody',
    '--regid=nogroup',
    '--clear-groups',
    // This checkout may itself lie in a folder of root's alone: the way through it is lent.
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
    '--',
    process.execPath,
    entry,
  ]
  const host = await startHost({ dataDir: join(home, 'data'), command: asNobody as [string, ...string[]] })
  expect((await stat(join(home, 'data', 'postgres'))).uid).not.toBe(0)
  expect((await newMember(host)).session.access_token).toBeTruthy()
  await host.stop()
  await rm(home, { recursive: true, force: true })
})

test.runIf(isRoot)('root can run it in a folder only root may enter', async () => {
  const home = await mkdtemp(join(tmpdir(), 'wanderwish-root-'))
  await chmod(home, 0o700)
  const host = await startHost({ dataDir: join(home, 'data') })
  expect((await newMember(host)).session.access_token).toBeTruthy()
  await host.stop()
  await rm(home, { recursive: true, force: true })
})
