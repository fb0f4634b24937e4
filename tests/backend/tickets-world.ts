import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { Answer, Args, SiteAct } from '../../contract/acts.ts'
import { type Letter, newClient, newProfile, startHost, type TestHost } from '../host.ts'
import { setClock } from './clock.ts'
import { takeSecondStep } from './second-step.ts'

/** What the service says; where it refuses there are no data, and the expectations ask for the code. */
export type Reply<Name extends SiteAct> = {
  data: Answer<Name>
  code: string | null
  detail: string | null
  status: number
}
type Act = <Name extends SiteAct>(
  name: Name,
  ...args: Record<never, never> extends Args<Name> ? [args?: Args<Name>] : [args: Args<Name>]
) => Promise<Reply<Name>>
export type Actor = { act: Act }
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
      (await host.mailbox(email)).filter(({ text }) => !text.includes('type=signup')),
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

export const wish = (
  drawId: string,
  quantity = 1,
  more: Partial<Args<'buy_tickets'>> = {},
): Args<'buy_tickets'> => ({
  draw_id: drawId,
  quantity,
  request_id: randomUUID(),
  confirms_adult: true,
  ...more,
})

/** A free entry by post, as the operator logs it. */
export const letter = (
  drawId: string,
  more: Partial<Args<'log_postal_entry'>> = {},
): Args<'log_postal_entry'> => ({
  letter_id: randomUUID(),
  draw_id: drawId,
  full_name: `Writer ${randomUUID()}`,
  address: '1 High Street, London',
  postcode: 'N1 9GU',
  born_on: '1980-02-29',
  received_on: '2026-11-01',
  ...more,
})

/** The token of a letter's link: 'confirm' for '…?confirm=…'. */
export function tokenIn(text: string, link: string): string {
  const [, token] = new RegExp(`[?&]${link}=(\\w+)`).exec(text) ?? []
  if (!token) throw new Error(`The letter has no link to ${link}`)
  return token
}

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
    act: async (name, ...[args]) => {
      const call = client.rpc(name, args ?? {})
      if (token) call.setHeader('authorization', `Bearer ${token}`)
      const { data, error, status } = await call
      return {
        data,
        code: error?.message ?? null,
        detail: error?.details ?? null,
        status,
      }
    },
  }
}
