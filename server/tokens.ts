import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'

export type Caller = { role: 'anon' | 'authenticated'; claims: string; userId: string | null }

type Known = { caller: Caller; expiresAt: number }

const mostKnown = 10_000

export class Tokens {
  readonly publishableKey: string
  readonly #secret: Uint8Array
  readonly #known = new Map<string, Known>()

  constructor(jwtSecret: string, publishableKey: string) {
    this.publishableKey = publishableKey
    this.#secret = new TextEncoder().encode(jwtSecret)
  }

  /** Checked once, then remembered until it expires: the signature of a string does not change. */
  async verify(token: string): Promise<Caller | null> {
    const known = this.#known.get(token)
    if (known && known.expiresAt > Date.now()) return known.caller
    const checked = await this.#check(token)
    if (!checked) return null
    if (this.#known.size >= mostKnown) this.#known.clear()
    this.#known.set(token, checked)
    return checked.caller
  }

  async #check(token: string): Promise<Known | null> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, { algorithms: ['HS256'] })
      const { role, sub, exp } = payload
      if (role !== 'anon' && role !== 'authenticated') return null
      if (role === 'authenticated' && (!sub || !exp)) return null
      const expiresAt = exp ? exp * 1000 : Number.POSITIVE_INFINITY
      return { caller: { role, claims: JSON.stringify(payload), userId: sub ?? null }, expiresAt }
    } catch {
      return null
    }
  }
}

export function bearerOf(request: IncomingMessage): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
