import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { SignedCheckpoint } from '../../draw/checkpoint.ts'
import { type Letter, newClient, newProfile, startHost, type TestHost } from '../host.ts'
import { setClock } from './clock.ts'
import { takeSecondStep } from './second-step.ts'

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
  manifest: string | null
  prizes: (Facts & { claim_by: string })[]
  checkpoint: SignedCheckpoint | null
}
export type Answer = { data: Facts; code: string | null; detail: string | null; status: number }
export type Args = Record<string, unknown>
export type Actor = { act: (name: string, args?: Args) => Promise<Answer> }
export type Person = Actor & {
  id: string
  email: string
  token: string
  session: string
  client: ReturnType<typeof newClient>
}

type PersonFacts = {
  name?: string
  postcode?: string
  phone?: string
  email?: string
  operator?: boolean
}

export const password = 'correct horse battery'
/** As many as hash their passwords at once without keeping the others waiting. */
const batch = 8

/** A real host, the owner's connection to its database, and people who call it with the real client. */
export type World = Awaited<ReturnType<typeof worldOf>>

export async function openWorld(env: Record<string, string> = {}) {
  return worldOf(await startHost({ env }))
}

export async function worldOf(host: TestHost) {
  const sql = postgres(host.databaseUrl, { max: 4, onnotice: () => {} })
  const visitor = actor(host)
  await visitor.act('on_offer')
  const people = (count: number, facts: PersonFacts = {}) => addPeople(host, sql, count, facts)
  return {
    host,
    sql,
    people,
    person: async (facts: PersonFacts = {}): Promise<Person> => first(await people(1, facts)),
    visitor,
    /** What was mailed to somebody after their sign-up. */
    lettersTo: async (email: string): Promise<Letter[]> =>
      (await host.mailbox()).filter(({ to, text }) => to === email && !text.includes('type=signup')),
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
  const { data } = await world.visitor.act('on_offer')
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

/** Everybody signs up, follows the mailed link and keeps the session it gives. */
async function addPeople(
  host: TestHost,
  sql: postgres.Sql,
  count: number,
  { operator = false, ...facts }: PersonFacts,
): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const some = Array.from({ length: Math.min(batch, count - people.length) }, () =>
      addPerson(host, sql, facts),
    )
    people.push(...(await Promise.all(some)))
  }
  // These tests move the clock by years, and sessions are not what they are about.
  await sql`update auth.sessions set not_after = '2100-01-01' where user_id = any(${people.map(({ id }) => id)})`
  return operator ? Promise.all(people.map((person) => promote(host, sql, person))) : people
}

async function addPerson(
  host: TestHost,
  sql: postgres.Sql,
  { email = `${randomUUID()}@example.com`, name = `Person ${randomUUID()}`, ...profile }: PersonFacts,
): Promise<Person> {
  const client = host.client()
  const data = { ...newProfile(name), ...profile }
  const signedUp = await client.auth.signUp({ email, password, options: { data } })
  if (signedUp.error) throw signedUp.error
  const [mail] = await sql`
    select data ->> 'link' as link from private.mail_outbox
    where recipient = ${email} and template = 'confirmation' order by id desc limit 1`
  const token_hash = new URL(mail?.link).searchParams.get('token_hash') ?? ''
  const { data: confirmed, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  if (error) throw error
  const token = confirmed.session?.access_token ?? ''
  const session = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
  return { id: confirmed.user?.id ?? '', email, token, session, client, ...actor(host, token) }
}

/** What the operator's tool does, and the second step that operators' acts need. */
async function promote(host: TestHost, sql: postgres.Sql, person: Person): Promise<Person> {
  await sql`insert into private.operators (user_id) values (${person.id})`
  const token = await takeSecondStep(person.client)
  return { ...person, token, ...actor(host, token) }
}

export function actor(host: TestHost, token?: string): Actor {
  const client = newClient(host.url, host.publishableKey)
  return {
    act: async (name, args = {}) => {
      const call = client.rpc(name, args)
      if (token) call.setHeader('authorization', `Bearer ${token}`)
      const { data, error, status } = await call
      return {
        data: data as unknown as Facts,
        code: error?.message ?? null,
        detail: error?.details ?? null,
        status,
      }
    },
  }
}
