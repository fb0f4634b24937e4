import type { Args, SiteAct } from '../../../contract/acts.ts'
import { backend, publicBackend } from '../../lib/backend.ts'
import type { Calls } from '../../lib/backend-shape.ts'
import type { PaymentMode } from '../../lib/on-offer.ts'
import { inOurNames } from '../../lib/our-names.ts'
import { refusalCode } from '../../lib/refusal-code.ts'
import { Refused } from '../../lib/refused.ts'
import type {
  CharityLedger,
  FreeEntryFacts,
  MyTickets,
  Order,
  Protection,
  Purchase,
  PurchaseOutcome,
  Quote,
  RefundOutcome,
  TicketErrorCode,
} from './types.ts'

export class TicketError extends Refused<TicketErrorCode> {
  override readonly name = 'TicketError'
}

export const quote = (drawId: string, quantity: number, signal: AbortSignal) =>
  act<Quote>('quote', { draw_id: drawId, quantity }, signal)

/** Buys at once (demo) or says where to pay. Safe to call again with the same request id. */
export async function purchase(wish: Purchase, payment: PaymentMode): Promise<PurchaseOutcome> {
  const args = {
    draw_id: wish.drawId,
    quantity: wish.quantity,
    request_id: wish.requestId,
    confirms_adult: wish.confirmsAdult,
  }
  if (payment === 'demo')
    return { kind: 'issued', order: await persist(() => act<Order>('buy_tickets', args)) }
  const checkout = await persist(() => invoke<{ orderId: string; url: string }>('checkout', args))
  return { kind: 'checkout', ...checkout }
}

/** One order of the signed-in person, as `/thank-you?order=` shows it. */
export const myOrder = (orderId: string) => act<Order>('my_order', { order_id: orderId })

/** The receipt with its proofs, as a file keeps it. */
export async function receiptFile(orderId: string): Promise<string> {
  const receipt = await persist(() => invoke('receipt', { entry: orderId }))
  return `${JSON.stringify(receipt, null, 2)}\n`
}

export const myTickets = () => act<MyTickets>('my_tickets')

/** Hands paid tickets back; asking again for the same numbers changes nothing. */
export async function refundTickets(drawId: string, numbers: readonly number[]): Promise<RefundOutcome> {
  const outcome = await persist(() => act<RefundOutcome>('refund_tickets', { draw_id: drawId, numbers }))
  // The money is owed from here on; a failed nudge is made up for by the next one.
  if (outcome.status === 'due') await invoke('refund', {}).catch(() => undefined)
  return outcome
}

export const freeEntryFacts = () => publicFact<FreeEntryFacts>('free_entry_facts')

export const charityLedger = () => publicFact<CharityLedger>('charity_ledger')

export const myProtection = () => act<Protection>('my_protection')

/** A lower limit holds at once, a higher one (or null, none) after 24 hours. */
export const setSpendLimit = (monthlyLimitPence: number | null) =>
  act<Protection>('set_spend_limit', { monthly_limit_pence: monthlyLimitPence })

/** Six months without buying; it cannot be taken back. */
export const takeBreak = () => act<Protection>('take_break')

function act<T>(name: SiteAct, args: Args<SiteAct> = {}, signal?: AbortSignal): Promise<T> {
  return call(backend(), name, args, signal)
}

/** What anybody may know is asked for without the weight of a session. */
function publicFact<T>(name: SiteAct): Promise<T> {
  return call(publicBackend(), name, {})
}

async function call<T>(
  connected: Promise<Calls>,
  name: SiteAct,
  args: Args<SiteAct>,
  signal?: AbortSignal,
): Promise<T> {
  const client = await connected.catch(() => {
    throw new TicketError('connection_lost')
  })
  const asked = client.rpc(name, args)
  const { data, error, status } = await (signal ? (asked.abortSignal?.(signal) ?? asked) : asked)
  if (error) throw new TicketError(codeOf(error.message, status))
  return inOurNames(data) as T
}

async function invoke<T>(name: string, body: Record<string, unknown>): Promise<T> {
  const client = await backend().catch(() => {
    throw new TicketError('connection_lost')
  })
  const { data, error } = await client.functions.invoke(name, { body })
  if (!error) return inOurNames(data) as T
  const response: unknown = error.context
  if (!(response instanceof Response)) throw new TicketError('connection_lost')
  const answer = (await response.json().catch(() => ({}))) as { message?: string }
  throw new TicketError(codeOf(answer.message ?? '', response.status))
}

const retryPauses = [500, 1500, 4000]

/** A lost connection says nothing about whether the act was done; the next signature of a log is a second away. */
const passing: readonly TicketErrorCode[] = ['connection_lost', 'not_sealed_yet']

async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of retryPauses) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof TicketError) || !passing.includes(error.code)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return attempt()
}

function codeOf(message: string, status: number): TicketErrorCode {
  return refusalCode(message, status) as TicketErrorCode
}
