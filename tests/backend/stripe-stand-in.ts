import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export const secretKey = 'sk_test_stand_in'
export const webhookSecret = 'whsec_stand_in'

type Session = { id: string; orderId: string; amount: number; fields: URLSearchParams; paymentIntent: string }
type Refund = { id: string; paymentIntent: string; amount: number }
export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>

/**
 * Behaves as the provider does where it matters: it knows its key, repeats an answer for a repeated idempotency key,
 * refuses the same key for something else, and signs what it sends.
 */
export async function startStripe() {
  const sessions: Session[] = []
  const refunds: Refund[] = []
  const funding = new Map<string, string>()
  const answered = new Map<string, { body: string; answer: object }>()
  const state = { isDown: false, calls: 0 }

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
    }
    refunds.push(refund)
    return { id: refund.id, status: 'succeeded' }
  }

  const reply = (request: IncomingMessage, body: string): [number, object] => {
    state.calls += 1
    if (state.isDown) return [503, { error: { message: 'the provider is down' } }]
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return [401, { error: { message: 'wrong key' } }]
    const path = new URL(request.url ?? '', 'http://stripe').pathname
    const intent = /^\/v1\/payment_intents\/(pi_.+)$/.exec(path)?.[1]
    if (intent) {
      const card = { funding: funding.get(intent) ?? 'debit' }
      return [200, { id: intent, latest_charge: { payment_method_details: { card } } }]
    }
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return [400, { error: { message: 'no idempotency key' } }]
    const before = answered.get(key)
    if (before && before.body !== body)
      return [400, { error: { message: 'the key was used for something else' } }]
    const answer = before?.answer ?? create(path, new URLSearchParams(body))
    answered.set(key, { body, answer })
    return [200, answer]
  }

  const server = createServer(async (request, response) => {
    const [status, answer] = reply(request, await text(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { url, sessions, refunds, funding, state, stop: () => server.close() }
}

export function sessionEvent(session: Session, type = 'checkout.session.completed', more: object = {}) {
  return {
    id: `evt_${randomUUID()}`,
    type,
    data: {
      object: {
        id: session.id,
        client_reference_id: session.orderId,
        payment_intent: session.paymentIntent,
        payment_status: 'paid',
        amount_total: session.amount,
        currency: 'gbp',
        ...more,
      },
    },
  }
}

/** The header the provider sends with a body, as its documentation describes scheme v1. */
export function signature(body: string, at = Date.now(), secret = webhookSecret): string {
  const time = Math.floor(at / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
