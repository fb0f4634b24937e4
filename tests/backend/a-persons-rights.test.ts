import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Args } from '../../contract/acts.ts'
import { takeSecondStep } from './second-step.ts'
import {
  first,
  letter,
  openDraw,
  openWorld,
  type Person,
  password,
  tokenIn,
  type World,
  wish,
} from './tickets-world.ts'

let world: World
let operator: Person

beforeAll(async () => {
  world = await openWorld()
  operator = await world.person({ operator: true })
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

let phones = 0
const newPhone = () => `+4477008${String(++phones).padStart(5, '0')}`

const log = (drawId: string, more: Partial<Args<'log_postal_entry'>> = {}) =>
  operator.act('log_postal_entry', letter(drawId, more))

const erase = (person: Person) => person.act('erase_my_account', { confirmation: person.email })
const signIn = (email: string) => world.host.client().auth.signInWithPassword({ email, password })

describe('the newsletter in the account', () => {
  test('is turned on and off with one press, without another mail, and each turn is on record', async () => {
    const ann = await world.person()
    expect((await ann.act('my_newsletter')).data).toEqual({ subscribed: false })
    for (const wanted of [true, true, false, false, true]) {
      expect((await ann.act('set_newsletter', { wanted })).data).toEqual({ subscribed: wanted })
    }
    expect((await ann.act('my_newsletter')).data).toEqual({ subscribed: true })
    const { data } = await ann.act('my_data')
    expect(data).toMatchObject({
      newsletter: { consents: [{ act: 'confirmed' }, { act: 'withdrawn' }, { act: 'confirmed' }] },
    })
    expect(await world.lettersTo(ann.email)).toEqual([])
    expect((await ann.act('set_newsletter', { wanted: null as never })).code).toBe('bad_wish')
  })

  test('knows what the same address asked for before there was an account, and the mailed links go on working', async () => {
    const email = `${randomUUID()}@example.com`
    await world.visitor.act('subscribe', { email })
    const ann = await world.person({ email })
    expect((await ann.act('my_newsletter')).data).toEqual({ subscribed: false })
    await ann.act('set_newsletter', { wanted: true })
    const text = (await world.lettersTo(email)).at(-1)?.text ?? ''
    const token = tokenIn(text, 'confirm')
    expect((await world.visitor.act('confirm_subscription', { token })).code).toBeNull()
    await world.visitor.act('unsubscribe', { token: tokenIn(text, 'unsubscribe') })
    expect((await ann.act('my_newsletter')).data).toEqual({ subscribed: false })
  })
})

describe('all my data', () => {
  test('holds everything we know about a person, and no secret', async () => {
    const ann = await world.person({ name: 'Ann Allwise', postcode: 'LS1 4DY', phone: newPhone() })
    const draw = await openDraw(world)
    const { data: order } = await ann.act('buy_tickets', wish(draw, 2))
    await ann.act('refund_tickets', { draw_id: draw, numbers: [2] })
    await log(draw, { email: ann.email, address: '7 Wish Lane' })
    await ann.act('set_spend_limit', { monthly_limit_pence: 5000 })
    await ann.act('set_newsletter', { wanted: true })
    await takeSecondStep(ann.client)
    const { data } = await ann.act('my_data')
    expect(data).toMatchObject({
      account: { id: ann.id, email: ann.email, profile: { name: 'Ann Allwise' }, is_operator: false },
      sessions: [{ address: '127.0.0.1' }],
      second_steps: [{ kind: 'totp', status: 'verified' }],
      orders: [{ id: order.id, numbers: [1, 2], refunded_pence: 1000 }],
      tickets: [
        { number: 1, status: 'live', source: 'paid' },
        { number: 2, status: 'refunded', source: 'paid' },
        { number: 3, status: 'live', source: 'post' },
      ],
      letters: [{ number: 3, address: '7 Wish Lane', born_on: '1980-02-29' }],
      refunds: [{ numbers: [2], amount_pence: 1000, status: 'done' }],
      payments: null,
      protection: { monthly_limit_pence: 5000, spent_this_month_pence: 1000 },
      newsletter: { subscribed: true, consents: [{ act: 'confirmed' }] },
      mails: [{ template: 'confirmation' }, { template: 'order' }, { template: 'refund' }, {}, {}, {}],
      under_review: false,
    })
    expect(data.security?.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['signed_up', 'confirmed_address', 'joined_newsletter', 'added_second_step']),
    )
    const [secrets] = await world.sql`
      select u.encrypted_password as password, s.id as session, f.secret, t.token
      from auth.users u join auth.sessions s on s.user_id = u.id join auth.mfa_factors f on f.user_id = u.id
      join auth.refresh_tokens t on t.session_id = s.id where u.id = ${ann.id}`
    for (const secret of Object.values(secrets ?? {})) expect(JSON.stringify(data)).not.toContain(secret)
  })

  test('is a person’s own: of somebody who may be the same it says only that the question is open', async () => {
    const phone = newPhone()
    const [ann, ben] = [await world.person({ phone }), await world.person({ phone })]
    const { data } = await ann.act('my_data')
    expect(data).toMatchObject({ under_review: true })
    for (const theirs of [ben.id, ben.email]) expect(JSON.stringify(data)).not.toContain(theirs)
  })
})

/** Every row of every table that holds this text, as "schema.table". */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await world.sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('private', 'auth', 'accounts') and table_type = 'BASE TABLE'`
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await world.sql.unsafe(`select from ${name} t where t::text ilike $1`, [`%${text}%`])
      return rows.length > 0 ? [name as string] : []
    }),
  )
  return found.flat()
}

describe('erasing an account', () => {
  test('leaves nothing personal anywhere but in the last mails, and nobody can sign in', async () => {
    const [name, phone] = ['Erika Traceless', newPhone()]
    const ann = await world.person({ name, postcode: 'DN55 1PT', phone })
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw))
    const lines = {
      full_name: name,
      postcode: 'DN55 1PT',
      address: '7 Traceless Lane',
      born_on: '1971-03-04',
    }
    await log(draw, { email: ann.email, ...lines })
    await ann.act('set_newsletter', { wanted: true })
    await ann.act('set_spend_limit', { monthly_limit_pence: 5000 })
    await world.sql`update private.mail_outbox set sent_at = now() where recipient = ${ann.email} and template = 'order'`
    expect(await tablesWith('Traceless')).toEqual(
      expect.arrayContaining(['auth.users', 'private.postal_entries']),
    )
    expect((await erase(ann)).data).toMatchObject({ status: 'erased', kept_tickets: 0 })
    for (const trace of ['Traceless', phone, 'DN55', '1971-03-04'])
      expect(await tablesWith(trace)).toEqual([])
    expect(await tablesWith(ann.email)).toEqual(['private.mail_outbox'])
    expect((await world.lettersTo(ann.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('refund'),
      expect.stringContaining('erased'),
    ])
    await world.sql`update private.mail_outbox set sent_at = now() where recipient = ${ann.email}`
    expect(await tablesWith(ann.email)).toEqual([])
    const rows = await world.sql`
      select from auth.sessions where user_id = ${ann.id}
      union all select from auth.mfa_factors where user_id = ${ann.id}
      union all select from accounts.known_places where user_id = ${ann.id}`
    expect(rows).toHaveLength(0)
    const places = await world.sql`
      select from private.security_log where user_id = ${ann.id} and (address is not null or detail <> '{}')`
    expect(places).toHaveLength(0)
    expect((await signIn(ann.email)).error?.code).toBe('invalid_credentials')
    expect(await ann.act('my_tickets')).toMatchObject({ code: 'not_signed_in', status: 401 })
    expect(await ann.client.auth.refreshSession()).toMatchObject({ data: { session: null } })
  })

  test('refunds what can be refunded, withdraws letters, and keeps the numbers of a pool that is closed', async () => {
    const ann = await world.person()
    const closing = { closes_at: '2027-06-01T12:00:00Z', draws_at: '2027-06-05T19:00:00Z' }
    const [closed, open] = [await openDraw(world, closing), await openDraw(world)]
    for (const draw of [closed, open]) {
      await ann.act('buy_tickets', wish(draw, 2))
      await log(draw, { email: ann.email })
    }
    await world.setClock('2027-06-04T19:00:01Z')
    expect((await erase(ann)).data).toEqual({
      status: 'erased',
      draws: [{ draw_id: open, refunded: [1, 2], withdrawn: [3] }],
      kept_tickets: 3,
    })
    const tickets = (draw: string) =>
      world.sql`select number, status from private.tickets where draw_id = ${draw} order by number`
    expect((await tickets(closed)).map(({ status }) => status)).toEqual(['live', 'live', 'live'])
    expect((await tickets(open)).map(({ status }) => status)).toEqual(['refunded', 'refunded', 'void'])
    const [pool] = await world.sql`select live, numbered from private.draws where id = ${open}`
    expect(pool).toEqual({ live: 0, numbered: 3 })
    const [owed] = await world.sql`
      select sum(r.amount_pence)::int as pence from private.refunds r join private.orders o on o.id = r.order_id
      where o.user_id = ${ann.id}`
    expect(owed?.pence).toBe(2000)
    const entries = (await operator.act('operator_entries', { draw_id: closed })).data
    expect(entries.map(({ name }) => name)).toEqual([null, null, 'Erased'])
    await world.setClock(null)
  })

  test('asks for the address to be typed, in whatever case, and does nothing without it', async () => {
    const ann = await world.person()
    for (const confirmation of ['', null as never, 'yes', `x${ann.email}`]) {
      expect(await ann.act('erase_my_account', { confirmation })).toMatchObject({
        code: 'wrong_confirmation',
        status: 422,
      })
    }
    expect((await signIn(ann.email)).error).toBeNull()
    const typed = ` ${ann.email.toUpperCase()} `
    expect((await ann.act('erase_my_account', { confirmation: typed })).code).toBeNull()
  })

  test('is not for operators while they are operators', async () => {
    const ola = await world.person({ operator: true })
    expect(await erase(ola)).toMatchObject({ code: 'operators_stay', status: 409 })
    await world.sql`delete from private.operators where user_id = ${ola.id}`
    expect((await erase(ola)).code).toBeNull()
  })

  test('pressed twice at the same moment erases once', async () => {
    const ann = await world.person()
    await ann.act('buy_tickets', wish(await openDraw(world)))
    const answers = await Promise.all([1, 2, 3].map(() => erase(ann)))
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'not_signed_in')).toHaveLength(2)
  })

  test('lets the same address sign up again as a new account that knows nothing of the old one', async () => {
    const facts = {
      name: 'Rea Turning',
      postcode: 'LS1 4DY',
      phone: newPhone(),
      email: `${randomUUID()}@example.com`,
    }
    const first = await world.person(facts)
    const draw = await openDraw(world, { max_per_person: 1 })
    await first.act('set_spend_limit', { monthly_limit_pence: 0 })
    await erase(first)
    const again = await world.person(facts)
    expect(again.id).not.toBe(first.id)
    expect((await again.act('my_tickets')).data).toMatchObject({ draws: [], orders: [] })
    expect((await again.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('leaves the other account of the same person as it was', async () => {
    const facts = { name: 'Duo Erased', postcode: 'LS1 4DY', phone: newPhone() }
    const [one, two] = [await world.person(facts), await world.person(facts)]
    const draw = await openDraw(world, { max_per_person: 2 })
    for (const person of [one, two]) await person.act('buy_tickets', wish(draw))
    await erase(one)
    expect((await two.act('my_tickets')).data.draws[0]?.odds).toEqual({ yours: 1, issued: 1 })
    expect((await two.act('buy_tickets', wish(draw))).code).toBeNull()
    expect((await two.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
  })
})

describe('a break outlives the account', () => {
  const facts = () => ({
    name: `Rest ${randomUUID()}`,
    postcode: 'LS1 4DY',
    phone: newPhone(),
    email: `${randomUUID()}@example.com`,
  })

  async function eraseOnBreak(who = facts()) {
    const person = await world.person(who)
    await person.act('take_break')
    await erase(person)
    return { person, who }
  }

  const refusalOf = async (person: Person) =>
    (await person.act('buy_tickets', wish(await openDraw(world)))).code

  test('for whoever comes back with the same address, or the same name, postcode and telephone', async () => {
    const { who } = await eraseOnBreak()
    const byAddress = await world.person({ ...facts(), email: who.email })
    expect(await refusalOf(byAddress)).toBe('on_break')
    const byFacts = await world.person({ ...who, email: facts().email })
    expect(await refusalOf(byFacts)).toBe('on_break')
    expect((await log(await openDraw(world), { email: who.email })).code).toBe('on_break')
  })

  test('while a mere likeness is asked about, and nothing but hashes is kept', async () => {
    const { who } = await eraseOnBreak()
    const alike = await world.person({ ...facts(), phone: who.phone })
    expect(await refusalOf(alike)).toBeNull()
    const { data } = await operator.act('operator_person_reviews')
    const review = first(data.filter((one) => JSON.stringify(one).includes(alike.id)))
    expect(JSON.stringify(review)).toContain('"is_erased":true')
    for (const trace of [who.name, who.email]) expect(JSON.stringify(review)).not.toContain(trace)
    await operator.act('decide_person_review', { review_id: review.id, same: true })
    expect(await refusalOf(alike)).toBe('on_break')
    expect(await tablesWith(who.name)).toEqual([])
  })

  test('until it ends; then nothing is kept at all', async () => {
    await world.setClock('2026-12-01T00:00:00Z')
    const { person, who } = await eraseOnBreak()
    await world.sql`select private.forget_the_erased()`
    const kept = () => world.sql`
      select from private.person_accounts where user_id = ${person.id}
      union all select from private.player_protection where user_id = ${person.id}`
    expect(await kept()).toHaveLength(2)
    await world.setClock('2027-06-01T00:00:00Z')
    await world.sql`select private.forget_the_erased()`
    expect(await kept()).toHaveLength(0)
    expect(await refusalOf(await world.person(who))).toBeNull()
  })
})

describe('erasing during a purchase', () => {
  test('leaves no live ticket behind an erased account in a hundred rounds, and some of both outcomes', async () => {
    const draw = await openDraw(world)
    const people = await world.people(100)
    const outcomes = new Set<string | null>()
    for (const [round, person] of people.entries()) {
      const wishes = [1, 2, 3].map(() => person.act('buy_tickets', wish(draw)))
      // Now before, now amid, now after the first purchase.
      if (round % 3 > 0) await Promise.race(wishes)
      const erased = await erase(person)
      expect(erased.code).toBeNull()
      for (const { code } of await Promise.all(wishes)) outcomes.add(code)
    }
    expect([...outcomes].every((code) => [null, 'email_not_confirmed', 'not_signed_in'].includes(code))).toBe(
      true,
    )
    expect(outcomes).toContain(null)
    expect(outcomes.size).toBeGreaterThan(1)
    const [left] = await world.sql`
      select count(*) filter (where t.status = 'live')::int as live, count(*)::int as issued
      from private.tickets t where t.draw_id = ${draw}`
    expect(left?.live).toBe(0)
    const [sums] = await world.sql`
      select d.live, d.numbered, sum(o.total_pence)::int as paid, sum(o.refunded_pence)::int as returned
      from private.draws d join private.orders o on o.draw_id = d.id where d.id = ${draw} group by d.id`
    expect(sums).toMatchObject({ live: 0, numbered: left?.issued, paid: sums?.returned })
  }, 300_000)
})
