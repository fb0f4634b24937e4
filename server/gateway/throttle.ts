import type { IncomingMessage } from 'node:http'

type Window = { startedAt: number; used: number }

const mostKeys = 50_000

/** So many per window and key; zero means no limit. */
export class Throttle {
  readonly #limit: number
  readonly #windowMs: number
  readonly #now: () => number
  readonly #windows = new Map<string, Window>()

  constructor(limit: number, windowMs: number, now: () => number = Date.now) {
    this.#limit = limit
    this.#windowMs = windowMs
    this.#now = now
  }

  /** Takes one, and tells how many milliseconds to wait if there is none left. */
  take(key: string): number {
    if (this.#limit === 0) return 0
    const now = this.#now()
    const window = this.#current(key, now)
    if (window.used >= this.#limit) return window.startedAt + this.#windowMs - now
    window.used += 1
    return 0
  }

  forget(key: string): void {
    this.#windows.delete(key)
  }

  #current(key: string, now: number): Window {
    const known = this.#windows.get(key)
    if (known && now - known.startedAt < this.#windowMs) return known
    if (this.#windows.size >= mostKeys) this.#dropFinished(now)
    const fresh = { startedAt: now, used: 0 }
    this.#windows.set(key, fresh)
    return fresh
  }

  #dropFinished(now: number): void {
    for (const [key, { startedAt }] of this.#windows) {
      if (now - startedAt >= this.#windowMs) this.#windows.delete(key)
    }
    if (this.#windows.size >= mostKeys) this.#windows.clear()
  }
}

/** Who is calling: the socket, or what a trusted proxy says it saw. One IPv6 household counts once. */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  const address = forwarded.split(',').at(-1)?.trim() || request.socket.remoteAddress || 'unknown'
  const plain = address.replace(/^::ffff:/i, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
