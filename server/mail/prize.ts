import type { PaymentMode } from '../../contract/offer.ts'

export function demonstration(payment: PaymentMode): string[] {
  return payment === 'demo'
    ? ['This draw was a demonstration: no money was taken, and no prize is awarded for it.']
    : []
}
