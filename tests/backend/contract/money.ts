import { randomUUID } from 'node:crypto'
import { dayInLondon } from '../clock.ts'
import { eventOf, sessionEvent, signature } from '../stripe-stand-in.ts'
import { first, openDraw, type Person, wish } from '../tickets-world.ts'
import { at, look, personOf, type Story, until } from './story.ts'

export async function payingForReal(story: Story): Promise<void> {
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
  await ben.act('my_data')
  stripe.state.isDown = false
  await witness.invoke('refund', {}, ben)
  await ben.act('my_tickets')
  await ben.act('quote', { draw_id, quantity: 1 })
  await look(story)
  await bouncing(story, ben, draw_id, paid)
  await beingContested(story, ben, draw_id)
  await speakingForStripe(story, ben, draw_id)
}

/** A refund that left comes back from the bank, and the operator lets it go again. */
async function bouncing(story: Story, ben: Person, draw_id: string, { orderId }: { orderId: string }) {
  const { world, operator } = story
  const refund = async () => {
    const [row] = await world.sql`
      select r.id, r.status, r.provider_ref, p.provider_ref as payment_intent, r.amount_pence as amount
      from private.refunds r join private.payments p on p.id = r.payment_id
      where r.order_id = ${orderId} and r.reason = 'buyer'`
    return row as Record<string, string>
  }
  await world.sql`update private.refunds set next_attempt_at = '2000-01-01' where status = 'due'`
  await until(async () => (await refund()).status === 'done')
  const { id = '', provider_ref, payment_intent, amount } = await refund()
  await hear(story, eventOf('refund.failed', { id: provider_ref, payment_intent, amount, status: 'failed' }))
  await operator.act('release_refund', { refund_id: id, paid_by: 'BACS 7' })
  await ben.act('refund_tickets', { draw_id, numbers: [2] })
}

async function beingContested(story: Story, ben: Person, draw_id: string): Promise<void> {
  const { stripe, witness, operator } = story
  for (const status of ['won', 'lost', 'open']) {
    const placed = await witness.invoke('checkout', wish(draw_id), ben)
    const paid = first(stripe.sessions.filter(({ orderId }) => orderId === placed?.order_id))
    await hear(story, sessionEvent(paid))
    const dispute = {
      id: `dp_${status}`,
      payment_intent: paid.paymentIntent,
      amount: paid.amount,
      reason: 'general',
    }
    await hear(story, eventOf('charge.dispute.created', { ...dispute, status: 'needs_response' }))
    if (status !== 'open') await hear(story, eventOf('charge.dispute.closed', { ...dispute, status }))
    await ben.act('my_order', { order_id: paid.orderId })
  }
  const { data } = await operator.act('operator_suspensions')
  const undecided = first(data.filter(({ status }) => status === 'open'))
  await operator.act('decide_suspension', {
    suspension_id: undecided.id,
    restore: false,
    reason: 'Not worth the evidence.',
  })
  await ben.act('my_tickets')
}

/** What the functions over HTTP ask, once more without them: they keep the answers to themselves. */
async function speakingForStripe(
  { world, stripe, witness }: Story,
  ben: Person,
  draw_id: string,
): Promise<void> {
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
  stripe.state.isDown = true
  let claimed: { id: string }[] = []
  await until(async () => {
    await world.sql`update private.refunds set next_attempt_at = '2000-01-01' where status = 'due'`
    claimed = await witness.service('claim_refunds', { at_most: 10 })
    return claimed.length > 0
  })
  const refund_id = first(claimed).id
  await witness.service('note_refund_error', { refund_id, message: 'The provider is down' })
  await witness.service('settle_refund', { refund_id, provider_ref: `re_${randomUUID()}` })
  await witness.service('books_read_until', {})
  const line = { id: 'txn_1', kind: 'charge', amount_pence: 100, fee_pence: 2, currency: 'gbp' }
  const lines = JSON.stringify([{ ...line, source_ref: 'ch_1', payment_ref: 'pi_1', at: at(-1) }])
  await witness.service('note_provider_lines', { lines })
  await witness.service('note_books_read', {})
  await witness.service('books_read_until', {})
  const others = { provider_ref: 'of_others', payment_ref: 'pi_of_others', amount_pence: 1 }
  await witness.service('hear_dispute', { ...others, status: 'open', why: null })
  await witness.service('hear_refund', { ...others, refund_id: null, status: 'sent' })
}

/** After all this there is something to see on every list. */
export async function sittingAtTheDesk({ world, operator }: Story): Promise<void> {
  await world.sql`select private.beat('backup', true, 'A test.')`
  for (const list of ['operator_today', 'operator_draws', 'operator_mails', 'operator_orders'] as const)
    await operator.act(list)
  for (const only_due of [true, false]) await operator.act('operator_refunds', { only_due })
  for (const list of ['operator_reconciliation', 'operator_provider_lines'] as const) await operator.act(list)
  await operator.act('operator_audit', { at_most: 1000 })
  const { data: orders } = await operator.act('operator_orders', { at_most: 1000 })
  for (const draw_id of new Set(orders.map((order) => order.draw_id))) {
    await operator.act('operator_sales', { draw_id })
    await operator.act('operator_entries', { draw_id })
  }
  for (const user_id of new Set(orders.map((order) => order.user_id))) {
    const { data: person } = await operator.act('operator_person', { user_id })
    const again = person.mails.find(({ repeatable }) => repeatable)
    if (again) await operator.act('send_again', { mail_id: again.id })
  }
  for (const words of ['Ann', 'example.com', 'LS1', 'N1 9GU', '07700 900123', '3'])
    await operator.act('operator_find', { words })
  const ann = { full_name: 'Ann Allwise', postcode: 'LS1 4DY', received_on: dayInLondon() }
  for (const experience of ['seychelles', 'monaco'])
    await operator.act('operator_letter_check', { experience, ...ann, email: 'writer@example.com' })
  await operator.act('operator_letters', { logged_on: dayInLondon() })
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
