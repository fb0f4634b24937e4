import type { Args } from '../../../contract/acts.ts'
import type { PaymentMode } from '../../../contract/offer.ts'
import type { BoughtOrder, Purchase, RefundOutcome } from '../../../contract/tickets.ts'
import { ask, askForAnybody, invoke } from '../../lib/ask.ts'
import { type RefusalCode, Refused } from '../../lib/refused.ts'

export const quote = (wish: Args<'quote'>, signal: AbortSignal) => ask('quote', wish, signal)

/** Bought at once, or to be paid for on the provider's page. */
export type PurchaseOutcome = { readonly order: BoughtOrder } | { readonly checkout: string }

/** Buys at once (demo) or says where to pay. Safe to call again with the same request id. */
export async function purchase(wish: Purchase, payment: PaymentMode): Promise<PurchaseOutcome> {
  if (payment === 'demo') return { order: await persist(() => ask('buy_tickets', wish)) }
  return { checkout: (await persist(() => invoke('checkout', wish))).url }
}

/** The receipt with its proofs, as a file keeps it. */
export async function receiptFile(entry: string): Promise<string> {
  const receipt = await persist(() => invoke('receipt', { entry }))
  return `${JSON.stringify(receipt, null, 2)}\n`
}

export const myTickets = () => ask('my_tickets', {})

/** Hands paid tickets back; asking again for the same numbers changes nothing. */
export async function refundTickets(tickets: Args<'refund_tickets'>): Promise<RefundOutcome> {
  const outcome = await persist(() => ask('refund_tickets', tickets))
  // The money is owed from here on; a failed nudge is made up for by the next one.
  if (outcome.status === 'due') await invoke('refund', {}).catch(() => undefined)
  return outcome
}

export const freeEntryFacts = () => askForAnybody('free_entry_facts', {})

export const charityLedger = () => askForAnybody('charity_ledger', {})

export const myProtection = () => ask('my_protection', {})

export const setSpendLimit = (monthly_limit_pence: number | null) =>
  ask('set_spend_limit', { monthly_limit_pence })

export const takeBreak = () => ask('take_break', {})

const retryPauses = [500, 1500, 4000]

/** A lost connection says nothing about whether the act was done; the next signature of a log is a second away. */
const passing: readonly RefusalCode[] = ['connection_lost', 'not_sealed_yet']

async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of retryPauses) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Refused) || !passing.includes(error.code)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return attempt()
}
