import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Whatever happens in this work happens for one request, under one short name. */
export function underNewId<T>(work: (id: string) => T): T {
  const id = randomUUID().slice(0, 8)
  return current.run(id, () => work(id))
}

/** What a visitor may quote to us, and what the log says of the same request; nothing outside of one. */
export const requestId = (): string | undefined => current.getStore()
