type Env = Record<string, string | undefined>
type Fields = Record<string, string | number>

export class StripeError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'StripeError'
    this.status = status
  }
}

export function takesPayments(env: Env): boolean {
  return env.PAYMENT === 'stripe' && Boolean(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET)
}

/** One call of Stripe's REST interface. The idempotency key makes a repeated POST the same act. */
export async function callStripe(
  env: Env,
  path: string,
  post?: { fields: Fields; idempotencyKey: string },
): Promise<Record<string, unknown>> {
  const headers = new Headers({
    authorization: `Bearer ${env.STRIPE_SECRET_KEY}`,
    'stripe-version': '2024-06-20',
  })
  if (post) headers.set('idempotency-key', post.idempotencyKey)
  const response = await fetch(new URL(path, env.STRIPE_API_URL || 'https://api.stripe.com'), {
    method: post ? 'POST' : 'GET',
    headers,
    body: post ? new URLSearchParams(Object.entries(post.fields).map(([k, v]) => [k, String(v)])) : null,
    signal: AbortSignal.timeout(15_000),
  })
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (response.ok) return body
  const { message } = (body.error ?? {}) as { message?: string }
  throw new StripeError(response.status, message ?? `the provider answered ${response.status}`)
}

const toleranceSeconds = 300

/** Whether the body was signed with our secret not longer ago than the tolerance, as Stripe's scheme v1 says. */
export async function isSigned(
  body: string,
  header: string | null,
  secret: string,
  now: number,
): Promise<boolean> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1]
  const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => bytesOf(value ?? ''))
  if (!time || !/^\d+$/.test(time) || Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['verify'])
  const signed = text.encode(`${time}.${body}`)
  // The platform's own comparison takes the same time wherever the bytes differ.
  const matches = await Promise.all(signatures.map((s) => crypto.subtle.verify('HMAC', key, s, signed)))
  return matches.includes(true)
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = /^([0-9a-f]{2})*$/.test(hex) ? (hex.match(/../g) ?? []) : []
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)))
}
