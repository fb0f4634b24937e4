import Stripe from 'stripe'

type Env = Record<string, string | undefined>

/** The version our calls were written for; the library's types know its own newest alone. */
const apiVersion = '2024-06-20' as typeof Stripe.API_VERSION

export const { StripeError } = Stripe.errors

export function takesPayments(env: Env): boolean {
  return env.PAYMENT === 'stripe' && Boolean(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET)
}

/** The provider's own client, as it runs on Node and on Deno alike. Whoever calls tries again by a rule of its own. */
export function stripeFor(env: Env): Stripe {
  const place = new URL(env.STRIPE_API_URL || 'https://api.stripe.com')
  return new Stripe(env.STRIPE_SECRET_KEY ?? '', {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(),
    protocol: place.protocol === 'http:' ? 'http' : 'https',
    host: place.hostname,
    ...(place.port && { port: place.port }),
    timeout: 15_000,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

const toleranceSeconds = 300

/** The event of a call that the provider signed with our secret within the tolerance, or null. */
export async function signedEvent(
  body: string,
  header: string | null,
  secret: string,
): Promise<Stripe.Event | null> {
  const subtle = Stripe.createSubtleCryptoProvider()
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      body,
      header ?? '',
      secret,
      toleranceSeconds,
      subtle,
    )
    return isOfTheFuture(header ?? '') ? null : event
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw cause
  }
}

/** The library looks for calls that are too old alone. */
function isOfTheFuture(header: string): boolean {
  const time = /\bt=(\d+)/.exec(header)?.[1]
  return Number(time) > Date.now() / 1000 + toleranceSeconds
}
