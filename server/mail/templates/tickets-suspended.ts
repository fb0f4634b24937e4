import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function ticketsSuspended(contested: MailData<'tickets-suspended'>): Letter {
  const { title, cause, numbers, amount_pence } = contested
  const amount = formatPence(amount_pence)
  return {
    subject: `Suspended: your payment for ${title}`,
    headline: 'Your payment is in question',
    paragraphs: [
      cause === 'dispute'
        ? `Your bank tells us that your payment for ${title} is disputed, and has taken ${amount} back until it has decided.`
        : `${amount} of your payment for ${title} was sent back to you outside our site.`,
      ...(numbers.length > 0
        ? [
            `Until that is settled your ${numberList(numbers)} cannot be handed back or win, and ${numbers.length === 1 ? 'is' : 'are'} not in the pool should its list be frozen first.`,
          ]
        : []),
      `If the dispute is not yours, please ask your bank to withdraw it, and write to ${brand.email}.`,
    ],
  }
}
