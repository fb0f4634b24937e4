import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { openDrawOf, timesOf } from '../backend/draw-world.ts'
import { type PayingWorld, refundsFor } from '../backend/paying-world.ts'
import { asTold, eventOf } from '../backend/stripe-stand-in.ts'
import { first, letter, openDraw, type Person } from '../backend/tickets-world.ts'
import type { openDesk } from './desk-world.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>

/** Of the beacon: recorded. */
const round = 31543729

/** A desk on a busy day: something stands in each of its lists, and something waits to be decided in each of its rooms. */
export async function busyDesk(desk: Desk) {
  const world = desk.world()
  const operator = await world.person({ operator: true })
  const ada = await world.person({ name: 'Ada Harbour-Featherstonehaugh', phone: '+447700900222' })
  const ben = await world.person({ name: 'Ben Quay', phone: '+447700900222' })

  const drawn = await openDrawOf(world, round, { title: 'A draw that is drawn', experience: 'bali' })
  await desk.setClock(timesOf(round).selling)
  await desk.buys(ada, drawn, 2)
  await desk.setClock(timesOf(round).frozen)
  await desk.reaches(drawn, 'frozen')
  await desk.setClock(timesOf(round).drawn)
  await desk.reaches(drawn, 'drawn')

  const cancelled = await openDraw(world, { title: 'A draw that is off', experience: 'japan' })
  await desk.buys(ben, cancelled, 1)
  await operator.act('cancel_draw', { draw_id: cancelled, reason: 'A storm is on its way.' })

  const onSale = await openDraw(world, { title: 'A draw that is on sale', cap: 500 })
  await desk.buys(ada, onSale, 3)
  const contested = await desk.buys(ada, onSale, 2)
  await desk.disputes(contested)
  const byHand = await desk.buys(ben, onSale, 2)
  await desk.refundsByHand(byHand, 1000)
  await sendsBack(world, ben, await desk.buys(ben, onSale, 2), [8])
  await operator.act('log_postal_entry', letter(onSale, { full_name: 'Nora Postbox', received_on: day }))
  await operator.act('log_postal_entry', letter(onSale, { full_name: 'Otto Postbox', received_on: day }))
  await operator.act('set_block', { user_id: ben.id, blocked: true, reason: 'Several names.' })
  await desk.readsTheBooks()
  await world.sql`
    insert into private.mail_outbox (recipient, template, data, sending_since, last_error)
    values ('a.rather.long.address.of.somebody@mail.wanderwish.example', 'order', '{}', now(), 'Mailbox full')`
  return { operator, ada, ben, onSale, drawn, cancelled, now: timesOf(round).drawn }
}

const day = timesOf(round).drawn.slice(0, 10)

/** A refund that left, and that the buyer's bank does not take. */
async function sendsBack(
  world: PayingWorld,
  buyer: Person,
  paid: Awaited<ReturnType<Desk['buys']>>,
  numbers: number[],
) {
  const [{ draw_id } = { draw_id: '' }] =
    await world.sql`select draw_id from private.orders where id = ${paid.orderId}`
  expect((await buyer.act('refund_tickets', { draw_id, numbers })).code).toBeNull()
  const settled = async () => {
    const due = await world.sql`select from private.refunds where status = 'due'`
    if (due.length > 0) throw new Error('Something is still owed')
  }
  await vi.waitFor(settled, { timeout: 20_000 })
  const sent = first(refundsFor(world, paid))
  const told = eventOf('refund.failed', { ...asTold(sent), id: sent.id ?? randomUUID(), status: 'failed' })
  expect((await world.hear(told)).body.outcome).toBe('bounced')
}
