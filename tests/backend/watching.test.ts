import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, openDraw, openWorld, password, type World, wish } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const linesOf = (path: string) =>
  world.host
    .output()
    .split('\n')
    .filter((line) => line.includes(` ${path} `))

describe('the log', () => {
  test('has one line for each request, under an id that the caller is told', async () => {
    const answer = await fetch(`${world.host.url}/healthz`)
    const id = answer.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    await expect.poll(() => linesOf('/healthz').filter((line) => line.includes(`[${id}]`))).toHaveLength(1)
    expect(linesOf('/healthz').at(-1)).toMatch(/^\[[0-9a-f]{8}\] GET \/healthz 200 \d+ ms$/)
  })

  test('names what went wrong under the reference that the visitor reads', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await world.sql`alter table private.draws rename column numbered to hidden`
    const { error } = await ann.client.rpc('buy_tickets', wish(draw))
    await world.sql`alter table private.draws rename column hidden to numbered`
    const [, id] = /^Reference ([0-9a-f]{8})$/.exec(error?.hint ?? '') ?? []
    expect(id).toBeDefined()
    expect(world.host.output()).toContain(`[${id}] A call failed with 42703`)
    expect(first(linesOf('/rest/v1/rpc/buy_tickets').filter((line) => line.includes(`${id}`)))).toContain(
      ' 500 ',
    )
  })

  test('names a failure at an account in the same way', async () => {
    const ann = await world.person()
    await world.sql`alter table auth.users rename column encrypted_password to hidden`
    const { error } = await ann.client.auth.signInWithPassword({ email: ann.email, password })
    await world.sql`alter table auth.users rename column hidden to encrypted_password`
    const [, id] = /^The service is busy\. Reference ([0-9a-f]{8})$/.exec(error?.message ?? '') ?? []
    expect(id).toBeDefined()
    expect(world.host.output()).toContain(`[${id}] POST /auth/v1/token failed`)
  })

  test('keeps no tokens of links and no bodies', async () => {
    await fetch(`${world.host.url}/nowhere?token_hash=very-secret-token`)
    await expect.poll(() => linesOf('/nowhere')).toHaveLength(1)
    const ann = await world.person()
    for (const secret of ['very-secret-token', ann.email, ann.token])
      expect(world.host.output()).not.toContain(secret)
  })
})

describe('the metrics', () => {
  test('tell a scraper on this machine of requests, mail, money, draws and workers', async () => {
    await openDraw(world)
    const answer = await fetch(`${world.host.url}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toMatch(/wanderwish_requests_total\{route="\/rest\/v1\/",status="200"\} \d+/)
    expect(text).toMatch(/wanderwish_request_seconds_count\{route="\/rest\/v1\/"\} \d+/)
    expect(text).toMatch(/wanderwish_draws\{status="open"\} \d+/)
    expect(text).toContain('wanderwish_refunds_due 0')
    expect(text).toContain('wanderwish_worker_well{worker="draws"} 1')
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('are nobody else’s to read', async () => {
    const passedOn = await fetch(`${world.host.url}/metrics`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(passedOn.status).toBe(403)
  })
})
