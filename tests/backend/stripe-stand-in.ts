import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export const secretKey = 'sk_test_stand_in'
export const webhookSecret = 'whsec_stand_in'
export const stripeKeys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }

type Session = { id: string; orderId: string; amount: number; fields: URLSearchParams; paymentIntent: string }
type BalanceLine = {
  id: string
  amount: number
  fee: number
  currency: string
  created: number
  reporting_category: string
  source: object
}
type Refund = { id: string; paymentIntent: string; amount: number; refundId: string | null; status: string }
export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>

/**
 * Behaves as the provider does where it matters: it knows its key, repeats an answer for a repeated idempotency key,
 * refuses the same key for something else, and signs what it sends.
 */
export async function startStripe() {
  const sessions: Session[] = []
  const refunds: Refund[] = []
  const funding = new Map<string, string>()
  const balance: BalanceLine[] = []
  const answered = new Map<string, { body: string; answer: object }>()
  const state = { isDown: false, losesAnswers: false, calls: 0, clock: Date.now }

  /** Into its own books, at the moment the money moves. */
  const book = (reporting_category: string, amount: number, source: object, fee = feeOn(amount)) =>
    balance.push({
      id: `txn_${randomUUID()}`,
      amount,
      fee,
      currency: 'gbp',
      created: Math.floor(state.clock() / 1000),
      reporting_category,
      source,
    })

  /** The money of a session arrives once: whoever asks for its payment finds it booked. */
  const bookCharge = (intent: string) => {
    const session = sessions.find(({ paymentIntent }) => paymentIntent === intent)
    const isBooked = balance.some(({ id }) => id === `txn_${intent}`)
    if (!session || isBooked) return
    book('charge', session.amount, { id: `ch_${intent}`, payment_intent: intent })
    Object.assign(balance.at(-1) ?? {}, { id: `txn_${intent}` })
  }

  const create = (path: string, fields: URLSearchParams): object => {
    if (path === '/v1/checkout/sessions') {
      const quantity = Number(fields.get('line_items[0][quantity]'))
      const price = Number(fields.get('line_items[0][price_data][unit_amount]'))
      const id = `cs_${randomUUID()}`
      const orderId = fields.get('client_reference_id') ?? ''
      sessions.push({ id, orderId, amount: quantity * price, fields, paymentIntent: `pi_${randomUUID()}` })
      return { id, url: `https://checkout.example/${id}` }
    }
    const refund = {
      id: `re_${randomUUID()}`,
      paymentIntent: fields.get('payment_intent') ?? '',
      amount: Number(fields.get('amount')),
      refundId: fields.get('metadata[refund_id]'),
      status: 'succeeded',
    }
    refunds.push(refund)
    book('refund', -refund.amount, { id: refund.id, payment_intent: refund.paymentIntent })
    return asTold(refund)
  }

  const reply = (request: IncomingMessage, body: string): [number, object] => {
    state.calls += 1
    if (state.isDown) return [503, { error: { message: 'the provider is down' } }]
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return [401, { error: { message: 'wrong key' } }]
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const intent = /^\/v1\/payment_intents\/(pi_.+)$/.exec(path)?.[1]
    if (intent) {
      bookCharge(intent)
      const kind = funding.get(intent) ?? 'debit'
      const details = kind === 'bank' ? { customer_balance: {} } : { card: { funding: kind } }
      const charge = { id: `ch_${intent}`, payment_method_details: details }
      // Only whoever asks for the charge itself gets more than its name.
      const isWhole = searchParams.get('expand[0]') === 'latest_charge'
      return [200, { id: intent, latest_charge: isWhole ? charge : charge.id }]
    }
    if (request.method === 'GET' && path === '/v1/refunds') {
      const of = searchParams.get('payment_intent')
      const data = refunds.filter(({ paymentIntent }) => paymentIntent === of).map(asTold)
      return [200, { object: 'list', url: path, has_more: false, data }]
    }
    if (path === '/v1/balance_transactions') {
      const since = Number(searchParams.get('created[gte]') ?? 0)
      const data = balance.filter(({ created }) => created >= since).toReversed()
      return [200, { object: 'list', url: path, has_more: false, data }]
    }
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return [400, { error: { message: 'no idempotency key' } }]
    const before = answered.get(key)
    if (before && before.body !== body)
      return [400, { error: { message: 'the key was used for something else' } }]
    const answer = before?.answer ?? create(path, new URLSearchParams(body))
    answered.set(key, { body, answer })
    if (state.losesAnswers) return [502, { error: { message: 'the answer was lost' } }]
    return [200, answer]
  }

  const server = createServer(async (request, response) => {
    const [status, answer] = reply(request, await text(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    url,
    sessions,
    refunds,
    balance,
    book,
    funding,
    state,
    /** Its memory of keys ends after a day; its books do not. */
    forgetKeys: () => answered.clear(),
    stop: () => server.close(),
  }
}

/** What the provider keeps of money that comes in. */
export const feeOn = (amount: number) => (amount > 0 ? Math.round(amount * 0.015) + 20 : 0)

/** A refund in the provider's words. */
export function asTold({ id, paymentIntent, amount, refundId, status }: Refund) {
  return {
    id,
    object: 'refund',
    payment_intent: paymentIntent,
    amount,
    status,
    metadata: refundId ? { refund_id: refundId } : {},
  }
}

export const eventOf = (type: string, object: object) => ({
  id: `evt_${randomUUID()}`,
  type,
  data: { object },
})

export function sessionEvent(session: Session, type = 'checkout.session.completed', more: object = {}) {
  return eventOf(type, {
    id: session.id,
    client_reference_id: session.orderId,
    payment_intent: session.paymentIntent,
    payment_status: 'paid',
    amount_total: session.amount,
    currency: 'gbp',
    ...more,
  })
}

/** The header the provider sends with a body, as its documentation describes scheme v1. */
export function signature(body: string, at = Date.now(), secret = webhookSecret): string {
  const time = Math.floor(at / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
