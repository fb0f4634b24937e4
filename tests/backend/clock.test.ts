import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDraw, openWorld, type World } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

/** Straight from the database: the host shares its answers for a second. */
async function nextClosing(at: string | null = null) {
  await world.setClock(at)
  const [row] = await world.sql`select api.on_offer() as facts`
  const { now, payment, closing, drawing_next } = row?.facts ?? {}
  return { now, payment, closing, drawing_next }
}

const nothing = { closing: null, drawing_next: null }

test('with nothing scheduled the clock is told so, with the time and how tickets are paid for', async () => {
  const { now, ...facts } = await nextClosing('2027-01-01T00:00:00Z')
  expect(Date.parse(now)).toBe(Date.parse('2027-01-01T00:00:00Z'))
  expect(facts).toEqual({ payment: 'demo', ...nothing })
  await world.sql`select private.use_payment('stripe')`
  expect(await nextClosing()).toMatchObject({ payment: 'stripe', ...nothing })
  await world.sql`select private.use_payment('demo')`
})

test('visitors are answered by the host, too', async () => {
  expect((await world.visitor.act('on_offer')).data).toMatchObject({ payment: 'demo', ...nothing })
})

test('it counts to the nearest closing on sale, and names the draw that has closed and is still to come', async () => {
  const spring = await openDraw(world, {
    title: 'Seychelles in spring',
    opens_at: '2027-01-01T00:00:00Z',
    closes_at: '2027-03-01T00:00:00Z',
    draws_at: '2027-03-04T00:00:00Z',
  })
  const summer = await openDraw(world, {
    title: 'Monaco in summer',
    opens_at: '2027-02-01T00:00:00Z',
    closes_at: '2027-06-01T00:00:00Z',
    draws_at: '2027-06-04T00:00:00Z',
  })
  const soon = { draw_id: spring, title: 'Seychelles in spring', draws_at: '2027-03-04T00:00:00+00:00' }
  expect(await nextClosing('2026-12-01T00:00:00Z'), 'announced').toMatchObject({
    closing: { draw_id: spring },
  })
  expect(await nextClosing('2027-02-28T23:59:59Z')).toMatchObject({
    closing: { draw_id: spring },
    drawing_next: null,
  })
  expect(await nextClosing('2027-03-01T00:00:00Z')).toMatchObject({
    closing: { draw_id: summer },
    drawing_next: soon,
  })
  await world.sql`update private.draws set status = 'frozen' where id = ${spring}`
  expect(await nextClosing('2027-03-03T00:00:01Z')).toMatchObject({
    closing: { draw_id: summer },
    drawing_next: soon,
  })
  await world.sql`update private.draws set status = 'drawn' where id = ${spring}`
  expect(await nextClosing('2027-03-04T00:00:01Z')).toMatchObject({
    closing: { draw_id: summer },
    drawing_next: null,
  })
  expect(await nextClosing('2027-06-01T00:00:00Z')).toMatchObject({
    closing: null,
    drawing_next: { draw_id: summer },
  })
})
