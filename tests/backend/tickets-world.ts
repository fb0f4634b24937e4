import { createHmac, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { newClient, startHost, type TestHost } from '../host.ts'

/** What the service says, all acts together; the expectations check which of it came. */
export type Facts = {
  id: string
  draw_id: string
  status: string
  experience: string
  number: number
  numbers: number[]
  issued: number
  total_pence: number
  refunds_until: string | null
  closes_at: string | null
  draws: Facts[]
  draw: Facts
  orders: Facts[]
  tickets: Facts[]
  odds: Facts
}
export type Answer = { data: Facts; code: string | null; status: number }
export type Args = Record<string, unknown>
export type Actor = { act: (name: string, args?: Args) => Promise<Answer> }
export type Person = Actor & { id: string; email: string; token: string }

type PersonFacts = {
  name?: string
  postcode?: string
  email?: string
  confirmed?: boolean
  operator?: boolean
}

/** A real host, the owner's connection to its database, and people who call it with the real client. */
export type World = Awaited<ReturnType<typeof worldOf>>

export async function openWorld(env: Record<string, string> = {}) {
  return worldOf(await startHost({ env }))
}

export async function worldOf(host: TestHost) {
  const sql = postgres(host.databaseUrl, { max: 4, onnotice: () => {} })
  const secret: string = JSON.parse(await readFile(join(host.dataDir, 'secrets.json'), 'utf8')).jwtSecret
  const visitor = actor(host)
  await visitor.act('open_draws')
  const people = (count: number, facts: PersonFacts = {}) => addPeople(host, sql, secret, count, facts)
  return {
    host,
    sql,
    people,
    person: async (facts: PersonFacts = {}): Promise<Person> => first(await people(1, facts)),
    visitor,
    setClock: (at: string | null) => setClock(sql, at),
    close: async () => {
      await sql.end()
      await host.stop()
    },
  }
}

export function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('There is none')
  return item
}

/** The draw on sale for a choice of the buy page. */
export async function drawFor(world: World, experience = 'seychelles') {
  const { data } = await world.visitor.act('open_draws')
  return first(data.draws.filter((draw) => draw.experience === experience))
}

type Terms = Partial<{
  experience: string
  title: string
  price_pence: number
  max_per_person: number
  cap: number | null
  opens_at: string
  closes_at: string
  draws_at: string
}>

/** A dated draw of its own for one test, written as the database's owner. */
export async function openDraw(world: World, terms: Terms = {}): Promise<string> {
  const row = {
    experience: 'monaco',
    title: 'A test draw',
    price_pence: 1000,
    charity_name: 'A charity',
    charity_pence: 250,
    max_per_person: 50,
    cap: null,
    opens_at: '2026-01-01T00:00:00Z',
    closes_at: '2030-01-01T00:00:00Z',
    draws_at: '2030-01-03T00:00:00Z',
    ...terms,
  }
  const draw = { ...row, postal_closes_at: row.closes_at }
  const [written] = await world.sql`insert into private.draws ${world.sql(draw)} returning id`
  return written?.id
}

export const wish = (drawId: string, quantity = 1, more: Args = {}): Args => ({
  draw_id: drawId,
  quantity,
  request_id: randomUUID(),
  confirms_adult: true,
  ...more,
})

/** Only the database's owner can do this: the clock is a function, and this replaces it. */
async function setClock(sql: postgres.Sql, at: string | null): Promise<void> {
  const time = at === null ? 'clock_timestamp()' : `timestamptz '${new Date(at).toISOString()}'`
  await sql.unsafe(
    `create or replace function private.now() returns timestamptz language sql volatile as $$ select ${time} $$`,
  )
}

async function addPeople(
  host: TestHost,
  sql: postgres.Sql,
  secret: string,
  count: number,
  { name, postcode = 'EC1A 1BB', email, confirmed = true, operator = false }: PersonFacts,
): Promise<Person[]> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID()
    return { id, session: randomUUID(), email: email ?? `${id}@example.com`, name: name ?? `Person ${id}` }
  })
  const list = sql.json(rows)
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    select (p ->> 'id')::uuid, p ->> 'email', ${confirmed ? new Date() : null},
      jsonb_build_object('name', p ->> 'name', 'postcode', ${postcode}::text)
    from jsonb_array_elements(${list}) p`
  await sql`
    insert into auth.sessions (id, user_id)
    select (p ->> 'session')::uuid, (p ->> 'id')::uuid from jsonb_array_elements(${list}) p`
  if (operator)
    await sql`insert into private.operators (user_id) select unnest(${rows.map(({ id }) => id)}::uuid[])`
  return rows.map(({ id, session, email: address }) => {
    const token = signedToken(secret, id, session)
    return { id, email: address, token, ...actor(host, token) }
  })
}

/** Bulk buyers skip the password; their token is what signing in would have given them. */
function signedToken(secret: string, id: string, session: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    sub: id,
    session_id: session,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  }
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}

export function actor(host: TestHost, token?: string): Actor {
  const client = newClient(host.url, host.publishableKey)
  return {
    act: async (name, args = {}) => {
      const call = client.rpc(name, args)
      if (token) call.setHeader('authorization', `Bearer ${token}`)
      const { data, error, status } = await call
      return { data: data as unknown as Facts, code: error ? error.message : null, status }
    },
  }
}
