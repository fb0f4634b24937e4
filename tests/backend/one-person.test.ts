import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Args } from '../../contract/acts.ts'
import { mailedLink, newProfile, pressLink } from '../host.ts'
import {
  first,
  letter,
  openDraw,
  openWorld,
  type Person,
  password,
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
const newPhone = () => `+4477009${String(++phones).padStart(5, '0')}`

/** Signs up and leaves the mailed link for later. */
async function signUpOnly(facts: { name: string; phone: string }): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await world.host
    .client()
    .auth.signUp({ email, password, options: { data: { ...newProfile(''), ...facts } } })
  return mailedLink(world.host, email)
}

/** Two accounts that agree in name, postcode and telephone. */
async function twice(name: string, otherName = name) {
  const [postcode, phone] = ['LS1 4DY', newPhone()]
  const one = await world.person({ name, postcode, phone })
  return [one, await world.person({ name: otherName, postcode, phone })] as const
}

const log = (drawId: string, more: Partial<Args<'log_postal_entry'>> = {}) =>
  operator.act('log_postal_entry', letter(drawId, more))

/** The open reviews that concern this account. */
async function reviewsOf({ id }: Person) {
  const { data } = await operator.act('operator_person_reviews')
  return data.filter(({ people }) =>
    people.some(({ accounts }) => accounts.some(({ user_id }) => user_id === id)),
  )
}

async function decide(person: Person, same: boolean): Promise<void> {
  for (const { id } of await reviewsOf(person)) {
    expect((await operator.act('decide_person_review', { review_id: id, same })).code).toBeNull()
  }
}

/** How many calls wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await world.sql`
    select count(*)::int as calls from pg_stat_activity where wait_event_type = 'Lock'`
  return row?.calls
}

/** Whether the second of two who share a telephone and a postcode is taken for the first. */
async function isTakenFor(name: string, other: string): Promise<boolean> {
  const [one, two] = await twice(name, other)
  const draw = await openDraw(world, { max_per_person: 1 })
  await one.act('buy_tickets', wish(draw))
  return (await two.act('buy_tickets', wish(draw))).code === 'over_personal_maximum'
}

describe('a name is the same name', () => {
  test.each([
    ['Tom Twice', 'Tom Twice.'],
    ['Tom Twice', '  tom   TWICE '],
    ['Siobhán O’Neill', "Siobhan O'Neill"],
    ['Anne-Marie Grey', 'Anne Marie Grey'],
    ['Jørgen Straße', 'JORGEN STRASSE'],
    ['Łukasz Þór', 'Lukasz Thor'],
    ['Ελένη Παπαδοπούλου', 'ΕΛΕΝΗ ΠΑΠΑΔΟΠΟΥΛΟΥ'],
    ['Юлия Ёлкина', 'ЮЛИЯ ЕЛКИНА'],
    ['ＴＯＭ Ｔｗｉｃｅ', 'Tom Twice'],
    ['ﾀﾅｶ・ハナ', 'タナカ ハナ'],
    ['מִרְיָם בֶּן־דוד', 'מרים בן דוד'],
    ['محـمد عليّ', 'محمد علي'],
  ])('%s and %s', async (name, other) => {
    expect(await isTakenFor(name, other)).toBe(true)
  })

  test.each([
    ['王伟', '李娜'],
    ['Иван Петров', 'Иван Павлов'],
    ['佐々木', '佐木'],
    ['नीता शर्मा', 'नीति शर्मा'],
    ['Tom Twice', 'Tom Twice 2'],
  ])('but %s and %s are two', async (name, other) => {
    expect(await isTakenFor(name, other)).toBe(false)
  })
})

describe('two accounts with the same name, postcode and telephone', () => {
  test('share one maximum, also when they buy at the same moment', async () => {
    const both = await twice('Max Sharer')
    const draw = await openDraw(world, { max_per_person: 5 })
    const wishes = Array.from({ length: 20 }, (_, turn) => both[turn % 2]?.act('buy_tickets', wish(draw)))
    const answers = await Promise.all(wishes)
    expect(answers.filter((answer) => answer?.code === null)).toHaveLength(5)
    expect((await both[0].act('quote', { draw_id: draw, quantity: 1 })).data).toMatchObject({
      you_may_buy: 0,
    })
    expect((await both[1].act('quote', { draw_id: draw, quantity: 1 })).data).toMatchObject({
      you_may_buy: 0,
    })
  })

  test('share a break', async () => {
    const [one, two] = await twice('Bea Resting')
    await one.act('take_break')
    expect((await two.act('buy_tickets', wish(await openDraw(world)))).code).toBe('on_break')
    expect((await two.act('my_protection')).data).toMatchObject({ on_break_until: expect.any(String) })
  })

  test('share the lowest spend limit and what they spent, also when they buy in many draws at once', async () => {
    const [one, two] = await twice('Lim Ited')
    const draws = await Promise.all(Array.from({ length: 8 }, () => openDraw(world)))
    await one.act('set_spend_limit', { monthly_limit_pence: 3000 })
    await two.act('set_spend_limit', { monthly_limit_pence: 9000 })
    const purchases = await world.sql.begin(async (owner) => {
      await owner`select from private.draws where id = any(${draws}) for update`
      const begun = draws.map((draw, turn) => (turn % 2 ? one : two).act('buy_tickets', wish(draw)))
      await expect.poll(waiting, { interval: 20 }).toBe(draws.length)
      return { answers: Promise.all(begun) }
    })
    const answers = await purchases.answers
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3)
    expect((await two.act('my_protection')).data).toMatchObject({
      monthly_limit_pence: 3000,
      spent_this_month_pence: 3000,
    })
  })

  test('become one person also when both addresses are confirmed at the same moment', async () => {
    const pairs = Array.from({ length: 10 }, () => ({ name: `Ida ${randomUUID()}`, phone: newPhone() }))
    const links = await Promise.all([...pairs, ...pairs].map(signUpOnly))
    await Promise.all(links.map((link) => pressLink(world.host.client(), link)))
    const rows = await world.sql`
      select count(distinct m.person_id)::int as people, count(*)::int as accounts
      from private.person_accounts m join auth.users u on u.id = m.user_id
      where u.raw_user_meta_data ->> 'phone' = any(${pairs.map(({ phone }) => phone)})`
    expect(rows).toMatchObject([{ people: 10, accounts: 20 }])
  })

  test('stay one person when one of them moves house', async () => {
    const [one, two] = await twice('Mo Ving')
    await two.client.auth.updateUser({ data: { postcode: 'M1 1AE', phone: newPhone(), name: 'Mo Moved' } })
    const draw = await openDraw(world, { max_per_person: 1 })
    await one.act('buy_tickets', wish(draw))
    expect((await two.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
  })

  test('are recognised when the second one changes its profile to match', async () => {
    const [name, postcode, phone] = ['Cha Nging', 'LS1 4DY', newPhone()]
    const one = await world.person({ name, postcode, phone })
    const two = await world.person()
    const draw = await openDraw(world, { max_per_person: 1 })
    await one.act('buy_tickets', wish(draw))
    await two.client.auth.updateUser({ data: { name, postcode, phone } })
    expect((await two.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
  })

  test('are not disturbed by a sign-up that nobody confirmed', async () => {
    const facts = { name: 'Una Confirmed', postcode: 'LS1 4DY', phone: newPhone() }
    const one = await world.person(facts)
    const email = `${randomUUID()}@example.com`
    await world.host
      .client()
      .auth.signUp({ email, password, options: { data: { ...newProfile(''), ...facts } } })
    expect(await reviewsOf(one)).toEqual([])
  })
})

describe('a doubtful likeness', () => {
  test.each([
    ['phone', () => ({ phone: newPhone() })],
    ['name_and_postcode', () => ({ name: `Like ${randomUUID()}`, postcode: 'LS1 4DY' })],
  ])('(%s alone) is refused nothing and goes to the operator', async (why, sharedFacts) => {
    const shared = sharedFacts()
    const [one, two] = [await world.person(shared), await world.person(shared)]
    const draw = await openDraw(world, { max_per_person: 1 })
    for (const person of [one, two]) expect((await person.act('buy_tickets', wish(draw))).code).toBeNull()
    const reviews = await reviewsOf(two)
    expect(reviews).toMatchObject([{ why, status: 'open' }])
    expect(await reviewsOf(one)).toEqual(reviews)
  })

  test('decided as the same person counts together from then on', async () => {
    const phone = newPhone()
    const [one, two] = [await world.person({ phone }), await world.person({ phone })]
    const draw = await openDraw(world, { max_per_person: 1 })
    await one.act('buy_tickets', wish(draw))
    await decide(two, true)
    expect((await two.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
    expect(await reviewsOf(one)).toEqual([])
  })

  test('decided as different is never asked again, not even when both change to agree in everything', async () => {
    const phone = newPhone()
    const [one, two] = [await world.person({ phone }), await world.person({ phone })]
    await decide(two, false)
    const alike = { name: 'Twin Lee', postcode: 'LS1 4DY', phone }
    for (const { client } of [one, two]) await client.auth.updateUser({ data: alike })
    expect(await reviewsOf(one)).toEqual([])
    const draw = await openDraw(world, { max_per_person: 1 })
    for (const person of [one, two]) expect((await person.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('is still asked about when two of four turn out to be one', async () => {
    const [phone, name, other] = [newPhone(), `Ann ${randomUUID()}`, `Ben ${randomUUID()}`]
    const [one, two] = [await world.person({ phone, name }), await world.person({ phone, name: other })]
    const [three, four] = [await world.person({ name }), await world.person({ name: other })]
    const review = first((await reviewsOf(one)).filter(({ why }) => why === 'phone'))
    await operator.act('decide_person_review', { review_id: review.id, same: true })
    expect(await reviewsOf(one)).toHaveLength(2)
    expect(await reviewsOf(two)).toHaveLength(2)
    await decide(three, true)
    await decide(four, true)
    const draw = await openDraw(world, { max_per_person: 1 })
    await three.act('buy_tickets', wish(draw))
    expect((await four.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
  })

  test('is decided once: again is the same answer, the other way is refused', async () => {
    const phone = newPhone()
    await world.person({ phone })
    const review = first(await reviewsOf(await world.person({ phone })))
    const say = async (same: boolean) =>
      (await operator.act('decide_person_review', { review_id: review.id, same })).code
    expect(await say(null as never)).toBe('bad_decision')
    expect([await say(false), await say(false), await say(true)]).toEqual([null, null, 'already_decided'])
    const unknown = { review_id: randomUUID(), same: true }
    expect(await operator.act('decide_person_review', unknown)).toMatchObject({
      code: 'unknown_review',
      status: 404,
    })
    const [row] = await world.sql`
      select actor from private.audit_log
      where act = 'decide_person_review' and subject ->> 'review_id' = ${review?.id ?? ''}`
    expect(row?.actor).toBe(operator.id)
  })
})

describe('a letter', () => {
  const writer = () => ({ name: `Pen ${randomUUID()}`, postcode: 'LS1 4DY' })

  test('joins the account whose confirmed address it carries, whatever name it bears', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    expect((await log(draw, { email: ` ${ann.email.toUpperCase()}` })).data).toMatchObject({
      recognised: true,
    })
    expect((await ann.act('my_tickets')).data.draws[0]?.tickets).toMatchObject([
      { number: 1, source: 'post' },
    ])
  })

  test('does not join an account whose address nobody confirmed', async () => {
    const email = `${randomUUID()}@example.com`
    await world.host.client().auth.signUp({ email, password, options: { data: newProfile('Not Yet') } })
    expect((await log(await openDraw(world), { email })).data).toMatchObject({ recognised: false })
  })

  test('with the name and postcode of accounts asks the operator which, by masked addresses', async () => {
    const { name, postcode } = writer()
    const [ann, namesake] = await world.people(2, { name, postcode })
    const draw = await openDraw(world)
    const asked = await log(draw, { full_name: name, postcode })
    expect(asked).toMatchObject({ code: 'maybe_known', status: 409 })
    const masked = ({ id, email }: Person) => ({ user_id: id, email: `${email[0]}***@example.com` })
    expect(JSON.parse(asked.detail ?? '')).toEqual(
      expect.arrayContaining([ann, namesake].map((one) => masked(one as Person))),
    )
    const [row] = await world.sql`select live from private.draws where id = ${draw}`
    expect(row?.live).toBe(0)
  })

  test('belongs to whom the operator says', async () => {
    const { name, postcode } = writer()
    const ann = await world.person({ name, postcode })
    const draw = await openDraw(world, { max_per_person: 1 })
    const hers = letter(draw, { full_name: name, postcode, same_as: ann.id })
    expect((await operator.act('log_postal_entry', hers)).data).toMatchObject({ recognised: true })
    expect((await operator.act('log_postal_entry', { ...hers, same_as: null })).data).toMatchObject({
      number: 1,
    })
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
    const nobody = { full_name: name, postcode, same_as: randomUUID() }
    expect((await log(draw, nobody)).code).toBe('unknown_account')
    expect((await log(draw, { ...nobody, stranger: true })).code).toBe('bad_letter')
  })

  test('of a stranger with the same name counts for the stranger alone, and nobody asks again', async () => {
    const { name, postcode } = writer()
    const ann = await world.person({ name, postcode })
    const draw = await openDraw(world, { max_per_person: 1 })
    const strangers = { full_name: name, postcode, stranger: true }
    expect((await log(draw, strangers)).data).toMatchObject({ recognised: false })
    expect((await log(draw, strangers)).code).toBe('over_personal_maximum')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
    await ann.client.auth.updateUser({ data: { phone: newPhone() } })
    expect(await reviewsOf(ann)).toEqual([])
  })

  test('sent before its writer had an account is asked about, and counts once the operator says so', async () => {
    const { name, postcode } = writer()
    const draw = await openDraw(world, { max_per_person: 2 })
    for (const _ of [1, 2]) await log(draw, { full_name: name, postcode })
    const bo = await world.person({ name, postcode })
    expect((await bo.act('buy_tickets', wish(draw))).code).toBeNull()
    const [review] = await reviewsOf(bo)
    expect(review?.people.flatMap(({ letters }) => letters)).toHaveLength(2)
    await decide(bo, true)
    expect((await bo.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
  })

  test('sent under an address before its writer confirmed it counts from that moment', async () => {
    const draw = await openDraw(world, { max_per_person: 1 })
    const email = `${randomUUID()}@example.com`
    await log(draw, { email: email.toUpperCase() })
    const bo = await world.person({ email })
    expect((await bo.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
    expect(await reviewsOf(bo)).toEqual([])
  })

  test('is kept out by a break of any account of its writer', async () => {
    const [one, two] = await twice('Pia Pausing')
    await one.act('take_break')
    expect((await log(await openDraw(world), { email: two.email })).code).toBe('on_break')
  })

  test('whose name says nothing is incomplete', async () => {
    expect((await log(await openDraw(world), { full_name: '...' })).code).toBe('bad_letter')
  })
})

describe('a profile', () => {
  let ann: Person
  beforeAll(async () => {
    ann = await world.person()
  })

  const signUp = (data: object) =>
    world.host.client().auth.signUp({ email: `${randomUUID()}@example.com`, password, options: { data } })

  test.each([
    ['name', '   '],
    ['name', '\u3000'],
    ['name', 'x'.repeat(121)],
    ['name', 'Ann\u0007Lee'],
    ['name', 7],
    ['name', { first: 'Ann' }],
    ['address1', ''],
    ['address1', 'x'.repeat(201)],
    ['address2', 'two\nlines'],
    ['city', ' '],
    ['postcode', 'nowhere'],
    ['postcode', 'ec1a 1bb'],
    ['postcode', 'EC1A 1BB\n'],
    ['phone', '07700900123'],
    ['phone', '+4477009001234'],
    ['country', 'FR'],
  ])('cannot be stored with a %s of %j, by sign-up or later', async (field, value) => {
    const { error } = await signUp({ ...newProfile('Ann Lee'), [field]: value })
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(error?.message).toContain(field)
    const changed = await ann.client.auth.updateUser({ data: { [field]: value } })
    expect(changed.error?.message).toContain(field)
    const { data } = await ann.client.auth.getUser()
    expect(data.user?.user_metadata[field]).not.toEqual(value)
  })

  test.each([['GIR 0AA'], ['M1 1AE'], ['EC1A 1BB'], ['W1A 0AX'], ['CR2 6XH'], ['DN55 1PT']])(
    'may have the postcode %s',
    async (postcode) => {
      expect((await signUp({ ...newProfile('Ann Lee'), postcode, address2: '' })).error).toBeNull()
    },
  )

  test('is judged alike for a known and an unknown address', async () => {
    const again = await world.host.client().auth.signUp({
      email: ann.email,
      password,
      options: { data: { ...newProfile('Ann Lee'), phone: 'none' } },
    })
    const unknown = await signUp({ ...newProfile('Ann Lee'), phone: 'none' })
    expect(again.error).toEqual(unknown.error)
  })
})
