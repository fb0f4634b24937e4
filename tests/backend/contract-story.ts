import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { candidates } from '../../contract/operator.ts'
import type { FreshSeal } from '../../contract/tickets.ts'
import { mailedLink, newProfile, pressLink } from '../host.ts'
import { later } from './clock.ts'
import type { Witness } from './contract-witness.ts'
import { type DrawWorld, openDrawOf, reaches, timesOf } from './draw-world.ts'
import { takeSecondStep } from './second-step.ts'
import { type StripeStandIn, sessionEvent, signature } from './stripe-stand-in.ts'
import { drawFor, first, letter, openDraw, type Person, password, tokenIn, wish } from './tickets-world.ts'

type Story = { world: DrawWorld; stripe: StripeStandIn; witness: Witness; operator: Person }

const round = 657413

/** Everything the service can be asked, by people to whom enough happens that its answers are full. */
export async function tellStory(story: Omit<Story, 'operator'>): Promise<void> {
  const { world, witness } = story
  const operator = witness.of(await world.person({ operator: true }))
  const scenes = [
    writingToUs,
    keepingAccounts,
    brakingOneself,
    beingOnePerson,
    schedulingDraws,
    enteringByPost,
    leavingDraws,
    winning,
    payingForReal,
  ]
  for (const scene of scenes) {
    await world.sql`select private.use_payment(${scene === payingForReal ? 'stripe' : 'demo'})`
    await scene({ ...story, operator })
    await world.setClock(null)
  }
}

const personOf = async ({ world, witness }: Story, facts: Parameters<DrawWorld['person']>[0] = {}) =>
  witness.of(await world.person(facts))

/** For what the host does by itself. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    if (!(await isSo())) throw new Error(`Not so yet: ${isSo}`)
  }
  await vi.waitFor(look, { timeout: 20_000, interval: 50 })
}

const at = (days: number) => later({ days }).toISOString()

async function look({ world, witness }: Story): Promise<void> {
  const visitor = witness.of(world.visitor)
  for (const fact of ['on_offer', 'free_entry_facts', 'charity_ledger', 'all_draws'] as const) {
    await visitor.act(fact)
  }
}

async function writingToUs(story: Story): Promise<void> {
  const { world, witness } = story
  const visitor = witness.of(world.visitor)
  const [reader, waiter, leaver] = ['reader', 'waiter', 'leaver'].map((name) => `${name}@example.com`) as [
    string,
    string,
    string,
  ]
  const lastTo = async (email: string) => first((await world.lettersTo(email)).slice(-1)).text
  await visitor.act('subscribe', { email: reader })
  await visitor.act('confirm_subscription', { token: tokenIn(await lastTo(reader), 'confirm') })
  await visitor.act('unsubscribe', { token: tokenIn(await lastTo(reader), 'unsubscribe') })
  for (const email of [waiter, leaver]) await visitor.act('ask_notice', { email, experience: 'japan' })
  await visitor.act('confirm_notice', { token: tokenIn(await lastTo(waiter), 'notice') })
  await visitor.act('leave_notice', { token: tokenIn(await lastTo(leaver), 'leave') })
  await witness.tool('set_on_sale', { experience: 'japan', on_sale: true })
  await world.sql`select private.tell_who_asked()`
  await look(story)
}

async function keepingAccounts(story: Story): Promise<void> {
  const { world } = story
  const ann = await personOf(story)
  await ann.act('my_newsletter')
  await ann.act('set_newsletter', { wanted: true })
  await ann.act('ask_notice', { email: ann.email, experience: 'bali' })
  for (const email of [ann.email, 'nobody@example.com']) {
    await world.host.client().auth.signInWithPassword({ email, password })
  }
  const { data: sessions } = await ann.act('my_sessions')
  await ann.act('end_session', { session_id: first(sessions.filter(({ current }) => !current)).id })
  await story.operator.act('operator_security_log')
  for (const person of [ann, story.operator]) await person.act('my_data')
  await changingAnAccount(story)
}

/** For the letters that accounts cause. */
async function changingAnAccount({ world: { host, ...world } }: Story): Promise<void> {
  const { client, email } = await world.person()
  await host.client().auth.signUp({ email, password, options: { data: newProfile('Ann again') } })
  await host.client().auth.resetPasswordForEmail(email)
  await client.auth.updateUser({ password: 'another horse and battery', current_password: password })
  const moved = `${randomUUID()}@example.com`
  await client.auth.updateUser({ email: moved })
  for (const address of [email, moved]) await pressLink(client, await mailedLink(host, address))
  await takeSecondStep(client)
  const { data } = await client.auth.mfa.recoveryCodes.generate()
  await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' })
  const factors = (await client.auth.mfa.listFactors()).data?.totp ?? []
  await client.auth.mfa.unenroll({ factorId: first(factors).id })
}

async function brakingOneself(story: Story): Promise<void> {
  const { id: draw_id } = await drawFor(story.world, 'monaco')
  const cara = await personOf(story)
  await cara.act('buy_tickets', wish(draw_id))
  for (const monthly_limit_pence of [5000, 9000]) await cara.act('set_spend_limit', { monthly_limit_pence })
  await cara.act('quote', { draw_id, quantity: 1 })
  await cara.act('take_break')
  await cara.act('my_protection')
  await cara.act('quote', { draw_id, quantity: 1 })
  await cara.act('my_data')
  await cara.act('set_spend_limit', { monthly_limit_pence: null })
}

async function beingOnePerson(story: Story): Promise<void> {
  const { operator } = story
  const phone = '+447700900123'
  for (const _ of ['dan', 'eve']) await personOf(story, { phone })
  const { data: reviews } = await operator.act('operator_person_reviews')
  await operator.act('decide_person_review', { review_id: first(reviews).id, same: false })
}

async function schedulingDraws(story: Story): Promise<void> {
  const { world, witness, operator } = story
  const ann = await personOf(story)
  for (const experience of ['diaspora', 'japan']) {
    await ann.act('buy_tickets', wish((await drawFor(world, experience)).id, 2))
  }
  const dates = { closes_at: at(20), draws_at: at(25) }
  await operator.act('schedule_draw', { experience: 'diaspora', ...dates, price_pence: 2500 })
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

async function enteringByPost(story: Story): Promise<void> {
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

async function leavingDraws(story: Story): Promise<void> {
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
  await witness.tool('record_charity_payment', paid)
  await look(story)
  await operator.act('cancel_draw', { draw_id: draw, reason: 'The hotel closed.' })
  await operator.act('operator_entries', { draw_id: draw })
  await operator.act('operator_draws')
  await witness.service('log_entries', { draw_id: draw, first: 0, past_last: 1024 })
  await witness.of(world.visitor).act('one_draw', { draw_id: draw })
  await ben.act('my_tickets')
  await ben.act('my_data')
}

/** Ann holds every ticket of a draw: she is refused, then silent, and claims as the second reserve. */
async function winning(story: Story): Promise<void> {
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
  await operator.act('operator_claims', { draw_id })
  await operator.act('operator_claims', { draw_id: posted })
  await operator.act('move_claim', { draw_id: posted, act: 'told' })
  await operator.act('move_claim', { draw_id: posted, act: 'claimed', born_on: '1980-02-29' })
  await operator.act('move_claim', { draw_id: posted, act: 'refused' })
  for (const draw of [draw_id, posted]) await ann.act('one_draw', { draw_id: draw })
  await operator.act('operator_draws')
}

async function payingForReal(story: Story): Promise<void> {
  const { world, stripe, witness } = story
  const ben = await personOf(story)
  const draw_id = await openDraw(world)
  const toPage = async () => {
    const placed = await witness.invoke('checkout', wish(draw_id, 2), ben)
    return first(stripe.sessions.filter(({ orderId }) => orderId === placed?.order_id))
  }
  const paid = await toPage()
  await ben.act('my_order', { order_id: paid.orderId })
  for (const card of ['credit', 'debit']) {
    stripe.funding.set(paid.paymentIntent, card)
    await hear(story, sessionEvent(paid))
    paid.paymentIntent = `pi_${randomUUID()}`
  }
  await hear(story, sessionEvent(await toPage(), 'checkout.session.expired', { payment_status: 'unpaid' }))
  await hear(story, { id: 'evt_of_others', type: 'customer.created', data: { object: {} } })
  await ben.act('my_order', { order_id: paid.orderId })
  stripe.state.isDown = true
  await ben.act('refund_tickets', { draw_id, numbers: [1] })
  await witness.invoke('refund', {}, ben)
  await witness.service('refunds_due', { at_most: 10 })
  await ben.act('my_data')
  stripe.state.isDown = false
  await witness.invoke('refund', {}, ben)
  await ben.act('my_tickets')
  await ben.act('quote', { draw_id, quantity: 1 })
  await look(story)
  await speakingForStripe(story, ben, draw_id)
}

/** What the functions over HTTP ask, once more without them: they keep the answers to themselves. */
async function speakingForStripe({ witness }: Story, ben: Person, draw_id: string): Promise<void> {
  const place = (wanted = wish(draw_id)) => witness.service('place_order', { person: ben.id, ...wanted })
  const once = wish(draw_id)
  const { id: order_id } = await place(once)
  const checkout = { checkout_ref: `cs_${randomUUID()}`, checkout_url: 'https://checkout.example/a' }
  await witness.service('remember_checkout', { order_id, ...checkout })
  await place(once)
  const money = { amount_pence: 1000, currency: 'gbp', card_funding: 'debit' as const }
  for (const event_ref of ['evt_1', 'evt_1', 'evt_2']) {
    const payment = { event_ref, provider_ref: `pi_${randomUUID()}`, ...money }
    await witness.service('take_payment', { order_id, ...payment })
    await witness.service('take_payment', { order_id: randomUUID(), ...payment, event_ref: randomUUID() })
  }
  await place(once)
  const event = { event_ref: 'evt_3', order_id: (await place()).id }
  for (const _ of ['first', 'again']) await witness.service('expire_order', event)
  const refund_id = first(await witness.service('refunds_due', { at_most: 10 })).id
  await witness.service('note_refund_error', { refund_id, message: 'The provider is down' })
  await witness.service('settle_refund', { refund_id, provider_ref: `re_${randomUUID()}` })
}

async function hear({ world, witness }: Story, event: object): Promise<void> {
  const body = JSON.stringify(event)
  const response = await fetch(`${world.host.url}/functions/v1/payment-webhook`, {
    method: 'POST',
    headers: { apikey: world.host.publishableKey, 'stripe-signature': signature(body) },
    body,
  })
  await witness.post('payment-webhook', event, response)
}
