import type Stripe from 'stripe'
import { answer, readJson, refusalOf } from '../answers.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { StripeError, stripeFor, takesPayments } from '../stripe.ts'

type PlacedOrder = {
  id: string
  status: 'pending' | 'paid' | 'returned'
  experience: string
  title: string
  quantity: number
  price_pence: number
  bought_at: string
  checkout_url: string | null
  email: string
}

/** Places the order and answers with the provider's page to pay it on; the same request id leads to the same page. */
const checkout: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  const buyer = await context.verifyUser(request)
  if (!buyer) return answer(401, { message: 'not_signed_in' })
  if (!takesPayments(context.env)) return answer(409, { message: 'payment_unavailable' })
  try {
    const order = await placeOrder(context, buyer.userId, await readJson(request))
    return answer(200, { order_id: order.id, url: await pageFor(order, context) })
  } catch (cause) {
    if (cause instanceof StripeError) return answer(503, { message: 'payment_unavailable' })
    return refusalOf(cause)
  }
}

export default checkout

async function placeOrder(context: FunctionContext, userId: string, wish: Record<string, unknown>) {
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value))
  const [row] = await context.sql(
    `select api.place_order($1::text::uuid, $2::text::uuid, $3::text::int, $4::text::uuid, $5::text::boolean) as placed`,
    [userId, text(wish.draw_id), text(wish.quantity), text(wish.request_id), text(wish.confirms_adult)],
  )
  return row?.placed as PlacedOrder
}

async function pageFor(order: PlacedOrder, context: FunctionContext): Promise<string> {
  const thanks = `${context.publicUrl}/thank-you?order=${order.id}`
  if (order.status !== 'pending') return thanks
  if (order.checkout_url) return order.checkout_url
  const session = await stripeFor(context.env).checkout.sessions.create(
    sessionOf(order, thanks, context.publicUrl),
    { idempotencyKey: `checkout-${order.id}` },
  )
  await context.sql('select api.remember_checkout($1::text::uuid, $2::text, $3::text)', [
    order.id,
    session.id,
    session.url,
  ])
  return String(session.url)
}

function sessionOf(
  order: PlacedOrder,
  thanks: string,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  // Counted from the order, not from now: a repeated call must say exactly the same.
  const expiresAt = Math.floor(Date.parse(order.bought_at) / 1000) + 60 * 60
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.email,
    success_url: thanks,
    cancel_url: `${publicUrl}/buy-ticket?experience=${order.experience}`,
    expires_at: expiresAt,
    line_items: [
      {
        quantity: order.quantity,
        price_data: {
          currency: 'gbp',
          unit_amount: order.price_pence,
          product_data: { name: `${order.title}, prize draw ticket` },
        },
      },
    ],
    payment_intent_data: { metadata: { order_id: order.id } },
  }
}
