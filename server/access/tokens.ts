import type { IncomingMessage } from 'node:http'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

export type Caller = {
  role: 'anon' | 'authenticated'
  claims: string
  userId: string | null
  sessionId: string | null
}

/** What a session says about its person, as the SQL function accounts.session_json gives it. */
export type SessionFacts = {
  session_id: string
  aal: string
  amr: { method: string; timestamp: number }[]
  user: { id: string; email: string; user_metadata: object; app_metadata: object }
}

type Known = { caller: Caller; expiresAt: number }

export const tokenSeconds = 3600
const mostKnown = 10_000
const audience = 'authenticated'
const anybody: Caller = { role: 'anon', claims: '{"role":"anon"}', userId: null, sessionId: null }

/** Signs and proves access tokens; the publishable key is what a browser carries before anyone has signed in. */
export class Tokens {
  readonly publishableKey: string
  readonly keys: SigningKeys
  readonly #issuer: string
  readonly #known = new Map<string, Known>()

  constructor(keys: SigningKeys, publishableKey: string, issuer: string) {
    this.keys = keys
    this.publishableKey = publishableKey
    this.#issuer = issuer
  }

  async sign({ session_id, aal, amr, user }: SessionFacts): Promise<string> {
    const { kid, privateKey } = await this.keys.newest()
    const { email, user_metadata, app_metadata } = user
    const profile = { email, phone: '', user_metadata, app_metadata, is_anonymous: false }
    return new SignJWT({ role: 'authenticated', session_id, aal, amr, ...profile })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setAudience(audience)
      .setSubject(user.id)
      .setIssuedAt()
      .setExpirationTime(`${tokenSeconds}s`)
      .sign(privateKey)
  }

  /** Checked once, then remembered until it expires: the signature of a string does not change. */
  async verify(token: string): Promise<Caller | null> {
    if (token === this.publishableKey) return anybody
    const known = this.#known.get(token)
    if (known && known.expiresAt > Date.now()) return known.caller
    const checked = await this.#check(token)
    if (!checked) return null
    if (this.#known.size >= mostKnown) this.#known.clear()
    this.#known.set(token, checked)
    return checked.caller
  }

  async #check(token: string): Promise<Known | null> {
    const key = await this.keys.find(keyOf(token))
    if (!key) return null
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: ['ES256'],
        issuer: this.#issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub', 'session_id'],
        // A token cannot be older than it lives, nor come from the future.
        maxTokenAge: tokenSeconds,
        clockTolerance: 5,
      })
      if (payload.role !== 'authenticated') return null
      const caller: Caller = {
        role: 'authenticated',
        claims: JSON.stringify(payload),
        userId: payload.sub ?? null,
        sessionId: String(payload.session_id),
      }
      return { caller, expiresAt: (payload.exp ?? 0) * 1000 }
    } catch {
      return null
    }
  }
}

function keyOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}

export function bearerOf(request: IncomingMessage): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
