import { useEffect, useRef } from 'react'
import type { CheckReply, CheckRequest } from './check-messages.ts'

type Listener = (reply: CheckReply | { kind: 'stopped' }) => void
export type Ask = (request: CheckRequest, listen: Listener) => void

/** The worker comes with the page, not with the first press: then checking needs no connection any more. */
export function useChecker(): Ask {
  const checker = useRef<Checker>(null)
  useEffect(() => {
    const own = new Checker()
    checker.current = own
    return () => own.end()
  }, [])
  return (request, listen) => checker.current?.ask(request, listen)
}

class Checker {
  readonly #worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  readonly #listeners = new Map<number, Listener>()
  #asked = 0

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<CheckReply & { id: number }>) =>
      this.#listeners.get(data.id)?.(data),
    )
    this.#worker.addEventListener('error', () => {
      for (const listen of this.#listeners.values()) listen({ kind: 'stopped' })
    })
  }

  ask(request: CheckRequest, listen: Listener): void {
    this.#asked += 1
    this.#listeners.set(this.#asked, listen)
    this.#worker.postMessage({ ...request, id: this.#asked })
  }

  end(): void {
    this.#worker.terminate()
  }
}
