import { useQuery } from '@tanstack/react-query'
import { Refused } from '../../../lib/refused.ts'
import { orderQuery } from '../receipts/order-query.ts'
import type { ShownOrder } from '../shown.ts'

/** What is known of the order a page was asked for. */
export type FoundOrder =
  | { readonly kind: 'found'; readonly order: ShownOrder }
  | { readonly kind: 'asking' | 'none' | 'signedOut' | 'unknown' | 'failed' }

/** As the account tells it; half signed in is not in. */
type Session = 'unknown' | 'signed-out' | 'half-signed-in' | 'signed-in'

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The order a page was asked for, or why there is none to show. */
export function useOrder(orderId: string | null, session: Session): FoundOrder {
  const { data, error } = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: session === 'signed-in' && idShape.test(orderId ?? ''),
  })
  if (!orderId) return { kind: 'none' }
  if (session !== 'signed-in') return { kind: session === 'unknown' ? 'asking' : 'signedOut' }
  if (data) return { kind: 'found', order: data }
  if (!idShape.test(orderId)) return { kind: 'unknown' }
  return { kind: error ? kindOf(error) : 'asking' }
}

function kindOf(error: Error): 'signedOut' | 'unknown' | 'failed' {
  const code = error instanceof Refused ? error.code : 'failed'
  if (code === 'unknown_order') return 'unknown'
  return code === 'not_signed_in' || code === 'second_factor_needed' ? 'signedOut' : 'failed'
}
