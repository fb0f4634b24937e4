import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BookedLine, OrderLine } from '../../../../contract/desk.ts'
import type { RefundLine } from '../../../../contract/operator.ts'
import { ask } from '../../../lib/ask.ts'
import { type Listing, wholeList } from '../parts/api-pages.ts'
import { heldAmong } from './held-among.ts'

/** The refunds, the newest first: those that are owed, or all. */
export function refundPages(onlyDue: boolean): Listing<RefundLine> {
  return {
    key: ['operator_refunds', onlyDue],
    page: (after, at_most, signal) =>
      ask(
        'operator_refunds',
        { only_due: onlyDue, before: after?.created_at, before_id: after?.id, at_most },
        signal,
      ),
  }
}

/** The orders, the newest first: of one draw, or all. */
export function orderPages(drawId: string | null): Listing<OrderLine> {
  return {
    key: ['operator_orders', drawId],
    page: (after, at_most, signal) =>
      ask(
        'operator_orders',
        { draw_id: drawId, before: after?.created_at, before_id: after?.id, at_most },
        signal,
      ),
  }
}

/** The provider's own lines, the newest first. */
export const linePages: Listing<BookedLine> = {
  key: ['operator_provider_lines'],
  page: (after, at_most, signal) =>
    ask('operator_provider_lines', { before: after?.at, before_id: after?.id, at_most }, signal),
}

/** Those that came back from the buyer's bank, however many are owed around them. */
export function useHeldRefunds(count: number) {
  return useQuery({
    queryKey: ['desk', 'held_refunds', count],
    queryFn: ({ signal }) =>
      heldAmong<RefundLine>(count, (after) => refundPages(true).page(after, 1000, signal)),
    // Somebody may be writing into the form of another one.
    placeholderData: keepPreviousData,
    enabled: count > 0,
    retry: false,
  })
}

/** For the files. */
export const everyCharityLine = wholeList(async () => (await ask('charity_ledger', {})).lines)
export const everyDifference = wholeList(async () => (await ask('operator_reconciliation', {})).differences)
export const everyCase = wholeList(() => ask('operator_suspensions', {}))
