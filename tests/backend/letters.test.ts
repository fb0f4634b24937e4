import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Args } from '../../contract/acts.ts'
import { servedAt } from './queueing.ts'
import {
  drawFor,
  letter as letterOf,
  openDraw,
  openWorld,
  type Person,
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

type Letter = Args<'log_postal_entry'>

const letter = (drawId: string, more: Partial<Letter> = {}) =>
  letterOf(drawId, { received_on: '2027-05-01', ...more })

const log = (drawId: string, more: Partial<Letter> = {}) =>
  operator.act('log_postal_entry', letter(drawId, more))

/** Summer time: the closing day in London began at 23:00 the evening before. */
const spring = {
  experience: 'diaspora',
  opens_at: '2027-03-01T12:00:00Z',
  closes_at: '2027-05-01T18:00:00Z',
  draws_at: '2027-05-04T18:00:00Z',
}

async function freeze(draw: string) {
  await world.sql`update private.draws set status = 'frozen' where id = ${draw}`
}

const drawForLetter = async (experience: string, receivedOn: string): Promise<string> => {
  const [row] = await world.sql`select private.draw_for_letter(${experience}, ${receivedOn}) as id`
  return row?.id
}

describe('a letter counts by the day it arrived', () => {
  test('from the opening day to the closing day, and is logged until the list is frozen', async () => {
    const draw = await openDraw(world, spring)
    await world.setClock('2027-05-03T18:00:00Z')
    expect((await log(draw, { received_on: '2027-02-28' })).code).toBe('not_open_yet')
    expect((await log(draw, { received_on: '2027-03-01' })).code).toBeNull()
    expect((await log(draw, { received_on: '2027-05-01' })).code).toBeNull()
    expect((await log(draw, { received_on: '2027-05-02' })).code).toBe('closed')
    await world.setClock('2027-05-03T18:00:01Z')
    const late = await log(draw, { received_on: '2027-05-01' })
    expect(late).toMatchObject({ code: 'frozen', detail: 'A test draw' })
    expect((await log(draw, { received_on: '2027-05-02' })).code).toBe('closed')
  })

  test('also when whoever logs it had to queue until the list was frozen', async () => {
    const draw = await openDraw(world, spring)
    await world.setClock('2027-05-03T18:00:00Z')
    const answer = await servedAt(world, { draw, at: '2027-05-03T18:00:01Z' }, () =>
      log(draw, { received_on: '2027-05-01' }),
    )
    expect(answer.code).toBe('frozen')
  })

  test('and the answer names the draw: its title, its id and its date', async () => {
    const draw = await openDraw(world, { ...spring, title: 'Lagos in spring' })
    await world.setClock('2027-05-01T19:00:00Z')
    const email = `${randomUUID()}@example.com`
    expect((await log(draw, { email })).data).toMatchObject({
      draw_id: draw,
      title: 'Lagos in spring',
      draws_at: '2027-05-04T18:00:00+00:00',
      number: 1,
    })
    const [mail] = await world.lettersTo(email)
    expect(mail?.text).toContain('ticket number 000001 of Lagos in spring')
    expect(mail?.text).toContain('4 May 2027 at 19:00 (UK time)')
  })

  test('is listed as open to letters to the end of its last day', async () => {
    const draw = await openDraw(world, {
      ...spring,
      experience: 'seychelles',
      closes_at: '2027-05-01T10:00:00Z',
    })
    const isListed = async (at: string) => {
      await world.setClock(at)
      // Answers are shared for a second; the clock of the test does not move that.
      const [row] = await world.sql`select api.free_entry_facts() as facts`
      return row?.facts.draws.some(({ id }: { id: string }) => id === draw)
    }
    expect(await isListed('2027-05-01T22:59:59Z')).toBe(true)
    expect(await isListed('2027-05-01T23:00:00Z')).toBe(false)
  })
})

describe('a letter for an experience', () => {
  const first = { ...spring, experience: 'seychelles' }
  const second = {
    ...first,
    opens_at: '2027-05-10T12:00:00Z',
    closes_at: '2027-06-01T18:00:00Z',
    draws_at: '2027-06-04T18:00:00Z',
  }

  test('goes to the draw that took letters on the day it arrived, not to the one on sale when it is logged', async () => {
    const undated = (await drawFor(world, 'monaco')).id
    const [spring, summer] = [
      await openDraw(world, { ...first, experience: 'monaco' }),
      await openDraw(world, { ...second, experience: 'monaco' }),
    ]
    await world.setClock('2027-05-11T12:00:00Z')
    expect(await drawForLetter('monaco', '2027-05-01')).toBe(spring)
    expect(await drawForLetter('monaco', '2027-05-10')).toBe(summer)
    expect(await drawForLetter('monaco', '2027-05-05'), 'between the two').toBe(undated)
    await expect(drawForLetter('atlantis', '2027-05-05')).rejects.toThrow('unknown_experience')
  })

  test('is refused when that draw is frozen or cancelled, and does not slip into the next', async () => {
    const experience = 'worldcup2026'
    const [spring, summer] = [
      await openDraw(world, { ...first, experience }),
      await openDraw(world, { ...second, experience }),
    ]
    await freeze(spring)
    await world.setClock('2027-05-11T12:00:00Z')
    const late = await drawForLetter(experience, '2027-05-01')
    expect(late).toBe(spring)
    expect((await log(late)).code).toBe('frozen')
    await operator.act('cancel_draw', { draw_id: summer, reason: 'A storm.' })
    const lost = await drawForLetter(experience, '2027-05-10')
    expect((await log(lost, { received_on: '2027-05-10' })).code).toBe('cancelled')
  })

  test('that came before the scheduled draw opened goes to the undated one, which was on sale then', async () => {
    const experience = 'diaspora'
    const undated = (await drawFor(world, experience)).id
    await world.setClock('2028-01-15T12:00:00Z')
    await operator.act('schedule_draw', {
      experience,
      closes_at: '2028-02-01T18:00:00Z',
      draws_at: '2028-02-04T18:00:00Z',
      price_pence: 2000,
    })
    expect(await drawForLetter(experience, '2028-01-14')).toBe(undated)
    expect((await log(undated, { received_on: '2028-01-14' })).code).toBeNull()
    expect((await log(undated, { received_on: '2028-01-15' })).code).toBe('superseded')
  })
})

test('scheduling leaves a day to log what arrived in time', async () => {
  const closing = async (closes_at: string, draws_at: string) => {
    const [row] = await world.sql`
      select private.schedule_draw(null, 'monaco', ${closes_at}, ${draws_at}, ${closes_at}::timestamptz - interval '1 day',
        null, null, null, null, null, null, null, null) ->> 'postal_closes_at' as at`
    return row?.at
  }
  expect(await closing('2029-05-01T19:00:00Z', '2029-05-10T19:00:00Z')).toBe('2029-05-08T19:00:00+00:00')
  expect(await closing('2029-06-01T19:00:00Z', '2029-06-02T19:00:00Z')).toBe('2029-06-01T19:00:00+00:00')
})

describe('voiding a letter', () => {
  const reason = 'It was not signed.'

  test('takes it out of the pool for good, once, and its writer is told why', async () => {
    const draw = await openDraw(world)
    const email = `${randomUUID()}@example.com`
    const { letter_id } = (await log(draw, { email, received_on: '2026-11-01' })).data
    for (const _ of [1, 2]) {
      const { data } = await operator.act('void_letter', { letter_id, reason })
      expect(data).toMatchObject({ letter_id, draw_id: draw, number: 1, status: 'void' })
    }
    const [pool] = await world.sql`select live, paid, numbered from private.draws where id = ${draw}`
    expect(pool).toEqual({ live: 0, paid: 0, numbered: 1 })
    const stones = await world.sql`select number, void from private.tombstones where draw_id = ${draw}`
    expect([...stones]).toEqual([{ number: 1, void: 'void' }])
    const told = (await world.lettersTo(email)).filter(({ subject }) => subject.includes('withdrawn'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(reason)
    const [kept] = await world.sql`
      select count(*)::int as lines from private.audit_log where act = 'void_letter' and actor = ${operator.id}
        and subject ->> 'letter_id' = ${letter_id} and subject ->> 'reason' = ${reason}`
    expect(kept?.lines).toBe(1)
  })

  test('gives the person their place under the maximum back', async () => {
    const draw = await openDraw(world, { max_per_person: 1 })
    const ann = await world.person()
    const { data } = await log(draw, { email: ann.email, received_on: '2026-11-01' })
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
    await operator.act('void_letter', { letter_id: data.letter_id, reason })
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
    expect((await world.lettersTo(ann.email)).some(({ subject }) => subject.includes('withdrawn'))).toBe(true)
  })

  test('is refused without a reason, for an unknown letter, and once the list is frozen', async () => {
    const draw = await openDraw(world)
    const { letter_id } = (await log(draw, { received_on: '2026-11-01' })).data
    const refusalOf = async (args: Partial<Args<'void_letter'>>) =>
      (await operator.act('void_letter', { letter_id, reason, ...args })).code
    expect(await refusalOf({ reason: ' ' })).toBe('reason_required')
    expect(await refusalOf({ letter_id: randomUUID() })).toBe('unknown_letter')
    await world.setClock('2030-01-02T00:00:01Z')
    expect(await refusalOf({})).toBe('frozen')
    await world.setClock(null)
    await freeze(draw)
    expect(await refusalOf({})).toBe('frozen')
  })
})
