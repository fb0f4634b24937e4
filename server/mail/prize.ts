/** Somebody's turn at a prize, as the database tells it. */
export type Turn = {
  draw_id: string
  title: string
  name: string
  number: number
  place: number
  claim_by: string
  account: boolean
  payment: 'demo' | 'stripe'
}

export function demonstration(payment: Turn['payment']): string[] {
  return payment === 'demo'
    ? ['This draw was a demonstration: no money was taken, and no prize is awarded for it.']
    : []
}
