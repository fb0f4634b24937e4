import { useSyncExternalStore } from 'react'
import type { OnOffer } from '../../contract/offer.ts'
import { publicBackend } from './backend.ts'

const askAgainAfter = 5000
const listeners = new Set<() => void>()
let isAsked = false
/** Undefined before the first answer; null where the pages stand alone without a backend. */
let offer: OnOffer | null | undefined

export const currentOffer = () => offer

/** One question serves every clock and every line of the page. */
export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) askOffer()
  return () => listeners.delete(listener)
}

export function askOfferLater(): void {
  setTimeout(askOffer, askAgainAfter)
}

export async function askOffer(): Promise<void> {
  isAsked = true
  try {
    const { data, error, status } = await (await publicBackend()).rpc('on_offer', {})
    // No answer, or one from something in between: nothing is known.
    if (error && (status === 0 || status >= 500)) return askOfferLater()
    offer = error ? null : data
    for (const listener of listeners) listener()
  } catch {
    askOfferLater()
  }
}

export function useOnOffer(): OnOffer | null | undefined {
  return useSyncExternalStore(onOfferChange, currentOffer, () => undefined)
}
