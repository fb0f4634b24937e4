import type { MailData } from '../../../contract/mails.ts'
import type { PaymentRefusal } from '../../../contract/refusals.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'

const explanations: Partial<Record<PaymentRefusal, string>> = {
  closed: 'The draw had closed by the time the payment arrived.',
  cancelled: 'The draw was cancelled before the payment arrived.',
  superseded: 'The draw had been replaced by a new one by the time the payment arrived.',
  off_sale: 'The experience had been taken off sale by the time the payment arrived.',
  sold_out: 'The last tickets went to others while the payment was under way.',
  over_personal_maximum: 'With these tickets you would have held more than the maximum for one person.',
  over_spend_limit: 'It would have taken you over the monthly limit you set yourself.',
  on_break: 'You are taking a break from buying tickets.',
  blocked: 'We cannot take an entry from you.',
  over_credit_card_limit: 'Credit cards can be used for up to £250 in a month.',
  paid_twice: 'The order had already been paid.',
}

export default function paymentReturned({
  title,
  amount_pence,
  reason,
}: MailData<'payment-returned'>): Letter {
  return {
    subject: `Your payment is on its way back: ${title}`,
    headline: 'No ticket, and your money back',
    paragraphs: [
      explanations[reason] ?? 'The payment did not match the order.',
      `Your ${formatPence(amount_pence)} for ${title} goes back in full the way you paid; banks usually take five to ten days.`,
    ],
  }
}
