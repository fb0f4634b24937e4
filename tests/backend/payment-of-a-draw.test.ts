import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Args } from '../../contract/acts.ts'
import { canonicalJson } from '../../draw/canonical.ts'
import { manifestOf } from '../../draw/manifest.ts'
import { later } from './clock.ts'
import { openPayingWorld, type PayingWorld } from './paying-world.ts'
import { sessionEvent } from './stripe-stand-in.ts'
import { first, openDraw, type Person, wish } from './tickets-world.ts'

let world: PayingWorld
let operator: Person

beforeAll(async () => {
  world = await openPayingWorld()
  operator = await world.person({ operator: true })
})
afterEach(async () => {
  await world.setClock(null)
  await pay('stripe')
})
afterAll(() => world.close())

const pay = (way: 'demo' | 'stripe') => world.sql`select private.use_payment(${way})`
const onSale = async (experience: string) => {
  const [row] = await world.sql`select api.on_offer() -> 'draws' as draws`
  return first(row?.draws.filter((draw: { experience: string }) => draw.experience === experience)) as {
    id: string
    payment: string
    issued: number
  }
}

describe('the way of payment', () => {
  test('of an undated draw nobody has entered follows the service', async () => {
    const before = await onSale('seychelles')
    expect(before.payment).toBe('stripe')
    await pay('demo')
    expect(await onSale('seychelles')).toMatchObject({ id: before.id, payment: 'demo' })
  })

  test('stays with a draw that was entered: another sells in its place, and it waits until its own is back', async () => {
    const ann = await world.person()
    await pay('demo')
    const demo = await onSale('diaspora')
    expect((await ann.act('buy_tickets', wish(demo.id, 2))).code).toBeNull()
    await pay('stripe')
    const paid = await onSale('diaspora')
    expect(paid).toMatchObject({ payment: 'stripe' })
    expect(paid.id).not.toBe(demo.id)
    expect((await ann.act('buy_tickets', wish(demo.id))).code).toBe('superseded')
    const { data } = await ann.act('my_tickets')
    expect(data.draws).toMatchObject([{ status: 'waiting', draw: { id: demo.id, payment: 'demo' } }])
    await pay('demo')
    expect((await onSale('diaspora')).id).toBe(demo.id)
    await pay('stripe')
    expect((await onSale('diaspora')).id, 'there and back is not a third draw').toBe(paid.id)
  })

  test('of a draw with a date is fixed, whatever the service is started with later', async () => {
    const ann = await world.person()
    const paid = await openDraw(world, { experience: 'japan' })
    await pay('demo')
    const free = await openDraw(world, { experience: 'bali' })
    expect((await ann.act('buy_tickets', wish(paid))).code).toBe('payment_required')
    expect((await world.startCheckout(ann, wish(free))).body.message).toBe('payment_unavailable')
    expect((await world.startCheckout(ann, wish(paid))).status).toBe(200)
    await pay('stripe')
    expect((await ann.act('buy_tickets', wish(free))).code).toBeNull()
    for (const [draw, payment] of [
      [paid, 'stripe'],
      [free, 'demo'],
    ] as const) {
      expect((await ann.act('quote', { draw_id: draw, quantity: 1 })).data).toMatchObject({ payment })
      await expect
        .poll(async () => (await world.visitor.act('one_draw', { draw_id: draw })).data?.manifest)
        .toContain(`"payment":"${payment}"`)
    }
    const change = world.sql`update private.draws set payment = 'demo' where id = ${paid}`
    await expect(change).rejects.toThrow('the terms of a draw are immutable')
  })

  test('sends money back that arrives for an order of a draw that has changed its own', async () => {
    const ann = await world.person()
    const draw = await onSale('seychelles')
    await world.startCheckout(ann, wish(draw.id))
    await pay('demo')
    expect((await onSale('seychelles')).id, 'an order on the provider’s page holds the draw').not.toBe(
      draw.id,
    )
    const session = first(world.stripe.sessions.slice(-1))
    expect((await world.hear(sessionEvent(session))).body.outcome).toBe('returned')
    const [letter] = (await world.lettersTo(ann.email)).slice(-1)
    expect(letter?.text).toContain('replaced by a new one')
  })
})

const dates = () => ({
  closes_at: later({ days: 20 }).toISOString(),
  draws_at: later({ days: 25 }).toISOString(),
})
const preview = (experience: string, more: Partial<Args<'preview_draw'>> = {}) =>
  operator.act('preview_draw', { experience, ...dates(), ...more })

describe('a draw that is looked at before it is scheduled', () => {
  test('writes nothing, and is scheduled as it was shown, to the byte of its manifest', async () => {
    const wished = {
      experience: 'seychelles',
      ...dates(),
      price_pence: 1500,
      cap: 400,
      draw_id: randomUUID(),
    }
    const count = async () => (await world.sql`select from private.draws`).length
    const before = await count()
    const { data: shown } = await operator.act('preview_draw', wished)
    expect(await count()).toBe(before)
    expect(shown).toMatchObject({ id: wished.draw_id, price_pence: 1500, payment: 'stripe', carried_over: 0 })
    const { opens_at, postal_closes_at } = shown
    const { data: scheduled } = await operator.act('schedule_draw', { ...wished, opens_at, postal_closes_at })
    const { checkpoint_key, ...facts } = shown
    expect(scheduled).toEqual(facts)
    const foretold = manifestOf(shown, checkpoint_key ?? '')
    await expect
      .poll(async () => (await world.visitor.act('one_draw', { draw_id: shown.id })).data?.manifest)
      .toBe(canonicalJson(foretold))
  })

  test('tells which tickets come along, and which would wait', async () => {
    const ann = await world.person()
    await pay('demo')
    const undated = await onSale('diaspora')
    await ann.act('buy_tickets', wish(undated.id, 3))
    const held = undated.issued + 3
    expect((await preview('diaspora')).data).toMatchObject({
      id: undated.id,
      carried_over: held,
      left_waiting: 0,
    })
    const dearer = (await preview('diaspora', { price_pence: 2500 })).data
    expect(dearer).toMatchObject({ carried_over: 0, left_waiting: held })
    expect(dearer.id).not.toBe(undated.id)
  })

  test('is refused for what scheduling would refuse', async () => {
    const { closes_at } = dates()
    expect((await preview('seychelles', { draws_at: closes_at })).code).toBe('bad_dates')
    expect((await preview('monaco', { price_pence: 0 })).code).toBe('bad_terms')
    expect((await preview('atlantis')).code).toBe('unknown_experience')
    expect((await preview('japan')).code).toBe('off_sale')
    const ann = await world.person()
    expect((await ann.act('preview_draw', { experience: 'monaco', ...dates() })).code).toBe('not_an_operator')
  })

  test('scheduled twice by an impatient hand is one draw; with other dates the name is taken', async () => {
    const wished = { experience: 'monaco', ...dates(), price_pence: 1700, draw_id: randomUUID() }
    const twice = await Promise.all([1, 2].map(() => operator.act('schedule_draw', wished)))
    expect(twice.map(({ data }) => data.id)).toEqual([wished.draw_id, wished.draw_id])
    expect(twice[0]?.data).toEqual(twice[1]?.data)
    const other = { ...wished, draws_at: later({ days: 40 }).toISOString() }
    expect((await operator.act('schedule_draw', other)).code).toBe('request_id_reused')
  })

  test('is not scheduled when it has become another draw meanwhile', async () => {
    await pay('demo')
    const { data: shown } = await preview('worldcup2026', { title: 'Another great match' })
    const wished = { experience: 'worldcup2026', ...dates(), title: 'Another great match' }
    await operator.act('schedule_draw', { ...wished, draw_id: shown.id })
    await operator.act('cancel_draw', { draw_id: shown.id, reason: 'A test.' })
    const again = { ...wished, ...{ draws_at: later({ days: 30 }).toISOString() }, draw_id: shown.id }
    expect((await operator.act('schedule_draw', again)).code).toBe('request_id_reused')
    const [undated] = await world.sql`
      select id from private.draws
      where experience = 'seychelles' and closes_at is null and status = 'open' and payment = 'demo'`
    const dearer = { experience: 'seychelles', ...dates(), price_pence: 9900, draw_id: undated?.id }
    const shifted = {
      ...dearer,
      closes_at: later({ days: 50 }).toISOString(),
      draws_at: later({ days: 60 }).toISOString(),
      opens_at: later({ days: 45 }).toISOString(),
    }
    expect((await operator.act('schedule_draw', shifted)).code).toBe('plan_changed')
  })
})

describe('scheduling and cancelling at the same moment', () => {
  test('take turns, however often', async () => {
    await pay('demo')
    const faults = new Set<string | null>()
    for (let round = 0; round < 12; round += 1) {
      const undated = await onSale('diaspora')
      const answers = await Promise.all([
        operator.act('cancel_draw', { draw_id: undated.id, reason: 'A race.' }),
        operator.act('schedule_draw', {
          experience: 'diaspora',
          closes_at: later({ days: 100 + 30 * round }).toISOString(),
          draws_at: later({ days: 110 + 30 * round }).toISOString(),
          opens_at: later({ days: 90 + 30 * round }).toISOString(),
        }),
      ])
      for (const { code } of answers) faults.add(code)
    }
    expect([...faults]).toEqual([null])
  })
})
