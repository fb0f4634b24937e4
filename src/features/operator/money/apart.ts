import type { Difference, Reconciliation } from '../../../../contract/desk.ts'

/** A sum as both books have it, and what becomes of the gap between them. */
export interface BookSum {
  readonly row: Row
  readonly ours: number
  readonly theirs: number
  /** Of the gap, what is accounted for by lines in which the books part. */
  readonly listed: number
  /** The rest of it: on its way from one book to the other, or contested and not yet booked by the provider. */
  readonly unlisted: number
}

type Row = keyof typeof kinds

const kinds = {
  charged_pence: ['payment_not_theirs', 'charge_not_ours', 'charge_differs'],
  refunded_pence: ['refund_not_theirs', 'refund_not_ours', 'refund_differs'],
  disputed_pence: ['dispute_not_theirs', 'dispute_not_ours'],
} as const satisfies Record<string, readonly Difference['what'][]>

/** Both books side by side. Money that leaves stands in lines below zero, and in these sums above it. */
export function bookSums({ ours, theirs, differences }: Reconciliation): BookSum[] {
  return (['charged_pence', 'refunded_pence', 'disputed_pence'] as const).map((row) => {
    const parting = differences.filter(({ what }) => kinds[row].some((kind) => kind === what))
    const sign = row === 'charged_pence' ? 1 : -1
    const listed = parting.reduce(
      (sum, { ours_pence, theirs_pence }) => sum + sign * ((ours_pence ?? 0) - (theirs_pence ?? 0)),
      0,
    )
    return { row, ours: ours[row], theirs: theirs[row], listed, unlisted: ours[row] - theirs[row] - listed }
  })
}
