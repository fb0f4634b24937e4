import { randomUUID } from 'node:crypto'
import { candidates } from '../../../contract/operator.ts'
import type { FreshSeal } from '../../../contract/tickets.ts'
import { openDrawOf, reaches, timesOf } from '../draw-world.ts'
import { drawFor, first, letter, openDraw, type Person, wish } from '../tickets-world.ts'
import { at, look, personOf, type Story, until } from './story.ts'

const round = 657413

export async function schedulingDraws(story: Story): Promise<void> {
  const { world, witness, operator } = story
  const ann = await personOf(story)
  for (const experience of ['diaspora', 'japan']) {
    await ann.act('buy_tickets', wish((await drawFor(world, experience)).id, 2))
  }
  const dates = { closes_at: at(20), draws_at: at(25) }
  for (const act of ['preview_draw', 'schedule_draw'] as const)
    await operator.act(act, { experience: 'diaspora', ...dates, price_pence: 2500 })
  await operator.act('schedule_draw', { experience: 'japan', ...dates, opens_at: null, cap: 500 })
  await operator.act('schedule_draw', { experience: 'seychelles', ...dates, opens_at: at(2) })
  const { data: mine } = await ann.act('my_tickets')
  for (const { id } of mine.orders) await ann.act('my_order', { order_id: id })
  for (const { id } of [{ id: randomUUID() }, ...mine.draws.map(({ draw }) => draw)]) {
    await witness.of(world.visitor).act('one_draw', { draw_id: id })
  }
  await look(story)
  await world.setClock(at(21))
  await look(story)
}

export async function enteringByPost(story: Story): Promise<void> {
  const { world, witness, operator } = story
  const ann = await personOf(story, { name: 'Ann Allwise', postcode: 'LS1 4DY' })
  const draw = await openDraw(world)
  const known = letter(draw, { full_name: 'Ann Allwise', postcode: 'LS1 4DY' })
  const asked = await operator.act('log_postal_entry', known)
  witness.check('the detail of maybe_known', candidates, JSON.parse(asked.detail ?? 'null'))
  await operator.act('log_postal_entry', { ...known, stranger: true })
  const { data } = await operator.act('log_postal_entry', letter(draw, { email: ann.email }))
  await operator.act('log_postal_entry', letter(draw, { same_as: ann.id }))
  await operator.act('operator_person_reviews')
  await until(async () => (await witness.invoke('receipt', { entry: data.letter_id }, ann)) !== null)
  await ann.act('my_tickets')
  await ann.act('my_data')
  await operator.act('void_letter', { letter_id: data.letter_id, reason: 'It was not signed.' })
  await operator.act('operator_entries', { draw_id: draw })
}

export async function leavingDraws(story: Story): Promise<void> {
  const { world, witness, operator } = story
  const draw = await openDraw(world, { cap: 100 })
  const [ann, ben] = [await personOf(story), await personOf(story)]
  const { data: order } = await ann.act('buy_tickets', wish(draw, 5))
  await ann.act('quote', { draw_id: draw, quantity: 96 })
  const once = wish(draw, 2)
  for (const _ of ['first', 'again']) await ben.act('buy_tickets', once)
  await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })
  await operator.act('void_tickets', { draw_id: draw, numbers: [2, 6], reason: 'A test.', with_refund: true })
  await ann.act('my_order', { order_id: order.id })
  await ann.act('my_data')
  await operator.act('log_postal_entry', letter(draw, { email: ann.email }))
  await ann.act('erase_my_account', { confirmation: ann.email })
  const paid = { draw_id: draw, amount_pence: 100, paid_on: '2026-11-01', reference: 'BACS 1' }
  await operator.act('record_charity_payment', paid)
  await witness.tool('record_charity_payment', paid)
  await look(story)
  await operator.act('log_postal_entry', letter(draw, { email: 'writer@example.com' }))
  await operator.act('cancel_draw', { draw_id: draw, reason: 'The hotel closed.' })
  await operator.act('operator_cancellations')
  await operator.act('operator_entries', { draw_id: draw })
  await operator.act('operator_draws')
  await witness.service('log_entries', { draw_id: draw, first: 0, past_last: 1024 })
  await witness.of(world.visitor).act('one_draw', { draw_id: draw })
  await ben.act('my_tickets')
  await ben.act('my_data')
}

/** Ann holds every ticket of a draw: she is refused, then silent, and claims as the second reserve. */
export async function winning(story: Story): Promise<void> {
  const { world, witness, operator } = story
  const visitor = witness.of(world.visitor)
  const ann = await personOf(story)
  const draw_id = await openDrawOf(world, round, { cap: 10 })
  const posted = await openDrawOf(world, round, { experience: 'seychelles' })
  await visitor.act('one_draw', { draw_id })
  const { data: order } = await ann.act('buy_tickets', wish(draw_id, 4))
  await ann.act('refund_tickets', { draw_id, numbers: [4] })
  const received_on = timesOf(round).selling.slice(0, 10)
  await operator.act('log_postal_entry', letter(posted, { received_on }))
  await until(async () => (await visitor.act('one_draw', { draw_id })).data?.checkpoint?.size === 5)
  await proving(story, ann, order.seal, draw_id)
  for (const state of ['closed', 'frozen', 'drawn'] as const) {
    await world.setClock(timesOf(round)[state])
    if (state !== 'closed') for (const draw of [draw_id, posted]) await reaches(world, draw, state)
    await visitor.act('one_draw', { draw_id })
    await ann.act('my_tickets')
    await ann.act('my_order', { order_id: order.id })
    await look(story)
  }
  await claiming(story, ann, draw_id, posted)
}

async function proving({ witness }: Story, ann: Person, seal: FreshSeal | null, draw: string): Promise<void> {
  const size = seal?.checkpoint?.size ?? 0
  await witness.invoke('log-proof', { draw, index: 0, size })
  await witness.invoke('log-proof', { draw, first: size, second: size + 1 })
  await witness.service('log_blocks', { draw_id: draw })
  await witness.service('log_entries', { draw_id: draw, first: 0, past_last: 1024 })
  const { data } = await ann.act('my_tickets')
  const entry = first(data.orders).id
  await witness.invoke('receipt', { entry }, ann)
  await witness.service('receipt_facts', { person: ann.id, entry })
  await witness.service('receipt_facts', { person: ann.id, entry: randomUUID() })
}

async function claiming({ world, operator }: Story, ann: Person, draw_id: string, posted: string) {
  await ann.act('my_prizes')
  await operator.act('move_claim', { draw_id, act: 'refused' })
  const past = new Date(Date.parse(timesOf(round).drawn) + 49 * 3_600_000)
  await world.setClock(past.toISOString())
  await until(async () => (await ann.act('my_prizes')).data.prizes.length === 3)
  const claim = { draw_id, place: 2, born_on: '1985-03-07', first_name: 'Ada', county: 'Kent' }
  await ann.act('claim_prize', claim)
  await operator.act('operator_claims', { draw_id })
  for (const fact of ['my_prizes', 'my_data', 'all_draws'] as const) await ann.act(fact)
  await ann.act('one_draw', { draw_id })
  await ann.act('unpublish_name', { draw_id, place: 2 })
  await operator.act('move_claim', { draw_id, act: 'contacted' })
  await operator.act('move_claim', { draw_id, act: 'delivered' })
  const { data: claims } = await operator.act('operator_claims', { draw_id })
  await operator.act('operator_claims', { draw_id: posted })
  const passedOn = first(claims.filter(({ status }) => status === 'refused'))
  const exception = { draw_id, numbers: [passedOn.number], reason: 'Her flight was cancelled.' }
  await operator.act('refund_for', exception)
  await operator.act('move_claim', { draw_id: posted, act: 'told' })
  await operator.act('move_claim', { draw_id: posted, act: 'claimed', born_on: '1980-02-29' })
  await operator.act('move_claim', { draw_id: posted, act: 'refused' })
  for (const draw of [draw_id, posted]) await ann.act('one_draw', { draw_id: draw })
  await operator.act('operator_draws')
}
