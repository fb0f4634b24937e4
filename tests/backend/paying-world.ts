import { startHost, type TestHost } from '../host.ts'
import { type StripeStandIn, signature, startStripe, stripeKeys } from './stripe-stand-in.ts'
import { first, openDraw, type Person, type World, wish, worldOf } from './tickets-world.ts'

export type PayingWorld = Awaited<ReturnType<typeof payingWorldOf>>
type Session = StripeStandIn['sessions'][number]

/** A host that takes money, and a provider that behaves like the real one. */
export async function openPayingWorld(env: Record<string, string> = {}) {
  const stripe = await startStripe()
  return payingWorldOf(await startHost({ env: { ...takingMoney(stripe), ...env } }), stripe)
}

/** What a host is told so that it takes money by this provider. */
export const takingMoney = (stripe: StripeStandIn) => ({
  PAYMENT: 'stripe',
  ...stripeKeys,
  STRIPE_API_URL: stripe.url,
})

export async function payingWorldOf(host: TestHost, stripe: StripeStandIn) {
  const world = await worldOf(host)
  const hear = (event: object) => {
    const body = JSON.stringify(event)
    return post(world, 'payment-webhook', body, { 'stripe-signature': signature(body) })
  }
  return {
    ...world,
    stripe,
    startCheckout: (buyer: Person, args: Record<string, unknown>) =>
      post(world, 'checkout', JSON.stringify(args), bearer(buyer)),
    /** Asks for what is owed to be sent. */
    hurry: (person: Person) => post(world, 'refund', '{}', bearer(person)),
    hear,
    async close() {
      await world.close()
      stripe.stop()
    },
  }
}

export async function post(
  at: World,
  name: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown>; kept: string | null }> {
  const response = await fetch(`${at.host.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: at.host.publishableKey, ...headers },
    body,
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    kept: response.headers.get('cache-control'),
  }
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

/** An order on the provider's page, not paid yet. */
export async function orderOnPage(world: PayingWorld, buyer: Person, quantity = 1, draw?: string) {
  const drawId = draw ?? (await openDraw(world))
  const { body } = await world.startCheckout(buyer, wish(drawId, quantity))
  const session = world.stripe.sessions.find(({ orderId }) => orderId === body.order_id)
  if (!session) throw new Error('No session was made')
  return { drawId, session, url: body.url }
}

export const orderOf = async (buyer: Person, { orderId }: Session) =>
  (await buyer.act('my_order', { order_id: orderId })).data

export const refundsFor = ({ stripe }: PayingWorld, { paymentIntent }: Session) =>
  stripe.refunds.filter((refund) => refund.paymentIntent === paymentIntent)

export const onlyRefundFor = (world: PayingWorld, session: Session) => first(refundsFor(world, session))
