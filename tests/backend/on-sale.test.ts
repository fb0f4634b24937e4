import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Args } from '../../contract/acts.ts'
import { dayInLondon } from './clock.ts'
import { drawFor, letter, openWorld, type Person, type World, wish } from './tickets-world.ts'

let world: World
let operator: Person

beforeAll(async () => {
  world = await openWorld()
  operator = await world.person({ operator: true })
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

const dates = { closes_at: '2027-05-01T19:00:00Z', draws_at: '2027-05-05T19:00:00Z' }
const schedule = (experience: string, terms: Partial<Args<'schedule_draw'>> = {}) =>
  operator.act('schedule_draw', { experience, ...dates, ...terms })
const today = dayInLondon()

const log = (drawId: string, more: Partial<Args<'log_postal_entry'>> = {}) =>
  operator.act('log_postal_entry', letter(drawId, { received_on: today, ...more }))

const setOnSale = (experience: string, isOnSale: boolean) =>
  world.sql`select private.set_on_sale(null, ${experience}, ${isOnSale})`

/** Straight from the database: the host shares its answers for a second. */
async function onSale(): Promise<{ id: string; experience: string; price_pence: number }[]> {
  const [row] = await world.sql`select api.on_offer() as facts`
  return row?.facts.draws
}
const offered = async (experience: string) => (await onSale()).find((draw) => draw.experience === experience)

describe('an experience off sale', () => {
  test('sells nothing, takes no letters and gets no dates, until it is put back', async () => {
    const ann = await world.person()
    const undated = (await drawFor(world, 'seychelles')).id
    await setOnSale('seychelles', false)
    expect(await offered('seychelles')).toBeUndefined()
    expect((await onSale()).map(({ experience }) => experience)).toEqual([
      'monaco',
      'worldcup2026',
      'diaspora',
    ])
    expect((await ann.act('buy_tickets', wish(undated))).code).toBe('off_sale')
    expect((await ann.act('quote', { draw_id: undated, quantity: 1 })).data).toMatchObject({
      refusal: 'off_sale',
    })
    expect((await log(undated)).code).toBe('off_sale')
    expect((await schedule('seychelles')).code).toBe('off_sale')
    await setOnSale('seychelles', true)
    expect((await offered('seychelles'))?.id).toBe(undated)
    expect((await ann.act('buy_tickets', wish(undated))).code).toBeNull()
  })

  test('whose undated draw is cancelled gets no other before it is back, with the same terms', async () => {
    const [undated] = await world.sql`
      select id, price_pence from private.draws where experience = 'diaspora' and closes_at is null`
    await setOnSale('diaspora', false)
    await operator.act('cancel_draw', { draw_id: undated?.id, reason: 'Not this year.' })
    expect(await offered('diaspora')).toBeUndefined()
    const lost = world.sql`select private.draw_for_letter('diaspora', ${today})`
    await expect(lost).rejects.toThrow('off_sale')
    await setOnSale('diaspora', true)
    const next = await offered('diaspora')
    expect(next).toMatchObject({ price_pence: undated?.price_pence })
    expect(next?.id).not.toBe(undated?.id)
    await setOnSale('diaspora', true)
    expect((await offered('diaspora'))?.id, 'twice is once').toBe(next?.id)
  })

  test('keeps its promise to a draw that has its dates', async () => {
    const ann = await world.person()
    const { id } = (await schedule('monaco')).data
    await setOnSale('monaco', false)
    expect((await offered('monaco'))?.id).toBe(id)
    expect((await ann.act('buy_tickets', wish(id))).code).toBeNull()
    expect((await log(id)).code).toBeNull()
    await setOnSale('monaco', true)
  })

  test('is on record, and unknown ones are refused', async () => {
    await expect(setOnSale('atlantis', false)).rejects.toThrow('unknown_experience')
    const rows = await world.sql`
      select act from private.audit_log where subject ->> 'experience' = 'diaspora' and act like '%sale' order by id`
    expect(rows.map(({ act }) => act)).toEqual(['take_off_sale', 'put_on_sale', 'put_on_sale'])
  })
})

describe('a trip built around a day', () => {
  const experience = 'worldcup2026'
  /** At a price of its own: the undated draw of this host opened after these days. */
  const final = { closes_at: '2026-07-10T19:00:00Z', draws_at: '2026-07-19T21:00:00Z', price_pence: 2000 }

  test('is drawn by that day, or named anew', async () => {
    expect((await schedule(experience)).code).toBe('event_passed')
    expect((await schedule(experience, { title: 'World Cup 2026' })).code).toBe('event_passed')
    const renamed = await schedule(experience, { title: 'The Champions League final' })
    expect(renamed.code).toBeNull()
    await operator.act('cancel_draw', { draw_id: renamed.data.id, reason: 'Only a test.' })
  })

  test('may be drawn on the very day, by the clock in London', async () => {
    await world.setClock('2026-06-01T12:00:00Z')
    const tooLate = { ...final, draws_at: '2026-07-19T23:00:00Z' }
    expect((await schedule(experience, tooLate)).code).toBe('event_passed')
    expect((await schedule(experience, final)).code).toBeNull()
  })

  test('that comes every year has no such day', async () => {
    const [row] = await world.sql`select event_on from private.experiences where slug = 'monaco'`
    expect(row?.event_on).toBeNull()
  })
})

describe('tickets a scheduled draw leaves behind', () => {
  const waitingMail = async (email: string) =>
    (await world.lettersTo(email)).filter(({ subject }) => subject.includes('waiting for a date'))

  test('wait: their holders are told once, see no odds, and may have their money back', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const writer = `${randomUUID()}@example.com`
    const undated = (await drawFor(world, 'diaspora')).id
    await ann.act('buy_tickets', wish(undated, 2))
    await ben.act('buy_tickets', wish(undated))
    await ben.act('refund_tickets', { draw_id: undated, numbers: [3] })
    await log(undated, { email: writer })
    const { data } = await schedule('diaspora', { price_pence: 2000, title: 'Lagos in May' })
    expect(data).toMatchObject({ left_waiting: 3 })

    const [mail, ...more] = await waitingMail(ann.email)
    expect(more).toEqual([])
    for (const words of [
      'ticket numbers 000001 and 000002',
      'Lagos in May',
      '£20',
      'refund of paid tickets',
    ]) {
      expect(mail?.text).toContain(words)
    }
    expect((await waitingMail(writer))[0]?.text).toContain('There is nothing you need to do.')
    expect(await waitingMail(ben.email)).toEqual([])

    const mine = (await ann.act('my_tickets')).data.draws[0]
    expect(mine).toMatchObject({ status: 'waiting', odds: null, refundable: true })
    expect((await ann.act('refund_tickets', { draw_id: undated, numbers: [1] })).code).toBeNull()
    await world.setClock(dates.closes_at)
    expect((await ann.act('my_tickets')).data.draws[0]).toMatchObject({
      status: 'open',
      odds: { yours: 1, issued: 2 },
    })
  })

  test('come along when the terms are theirs, and nobody is told to wait', async () => {
    const ann = await world.person()
    await ann.act('buy_tickets', wish((await offered('seychelles'))?.id ?? ''))
    await schedule('seychelles')
    expect(await waitingMail(ann.email)).toEqual([])
    expect((await ann.act('my_tickets')).data.draws[0]).toMatchObject({ status: 'open' })
  })

  test('a person sees how each of their draws stands', async () => {
    const ann = await world.person()
    const id = (await offered('seychelles'))?.id ?? ''
    await ann.act('buy_tickets', wish(id))
    const status = async () => (await ann.act('my_tickets')).data.draws[0]?.status
    await world.setClock(dates.closes_at)
    expect(await status()).toBe('closed')
    await world.setClock(null)
    for (const next of ['frozen', 'drawn']) {
      await world.sql`update private.draws set status = ${next} where id = ${id}`
      expect(await status()).toBe(next)
      const refused = await operator.act('cancel_draw', { draw_id: id, reason: 'Late' })
      expect(refused.code).toBe(next === 'drawn' ? 'already_drawn' : 'frozen')
    }
  })
})
