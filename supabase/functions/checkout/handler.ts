import type Stripe from 'stripe'
import type { FunctionAnswer } from '../../../contract/functions.ts'
import type { PlacedOrder } from '../../../contract/payment.ts'
import type { Purchase } from '../../../contract/tickets.ts'
import { answer, readJson, refusalOf } from '../answers.ts'
import { call } from '../call.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { StripeError, stripeFor, takesPayments } from '../stripe.ts'

/** Places the order and answers with the provider's page to pay it on; the same request id leads to the same page. */
const checkout: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  const buyer = await context.verifyUser(request)
  if (!buyer) return answer(401, { message: 'not_signed_in' })
  if (!takesPayments(context.env)) return answer(409, { message: 'payment_unavailable' })
  try {
    const wish = asSent(await readJson(request))
    const order = await call(context, 'place_order', { person: buyer.userId, ...wish })
    const url = await pageFor(order, context)
    return answer(200, { order_id: order.id, url } satisfies FunctionAnswer<'checkout'>)
  } catch (cause) {
    if (cause instanceof StripeError) return answer(503, { message: 'payment_unavailable' })
    return refusalOf(cause)
  }
}

export default checkout

/** Not looked at here: the database says what is wrong with a wish, of the wrong form or not. */
function asSent(body: Record<string, unknown>): Purchase {
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value))
  const { draw_id, quantity, request_id, confirms_adult } = body
  return {
    draw_id: text(draw_id),
    quantity: text(quantity),
    request_id: text(request_id),
    confirms_adult: confirms_adult === true,
  } as unknown as Purchase
}

async function pageFor(order: PlacedOrder, context: FunctionContext): Promise<string> {
  const thanks = `${context.publicUrl}/thank-you?order=${order.id}`
  if (order.status !== 'pending') return thanks
  if (order.checkout_url) return order.checkout_url
  const session = await stripeFor(context.env).checkout.sessions.create(
    sessionOf(order, thanks, context.publicUrl),
    { idempotencyKey: `checkout-${order.id}` },
  )
  // A session that pays on the provider's own page always has one.
  const url = String(session.url)
  await call(context, 'remember_checkout', {
    order_id: order.id,
    checkout_ref: session.id,
    checkout_url: url,
  })
  return url
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
