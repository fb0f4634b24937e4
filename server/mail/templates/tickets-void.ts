import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function ticketsVoid({
  title,
  numbers,
  reason,
  amount_pence,
}: MailData<'tickets-void'>): Letter {
  return {
    subject: `Withdrawn: ${title}`,
    headline: numbers.length === 1 ? 'A ticket was withdrawn' : 'Tickets were withdrawn',
    paragraphs: [
      `We have taken your ${numberList(numbers)} out of ${title}. The reason: ${reason}`,
      amount_pence > 0
        ? `${formatPence(amount_pence)} goes back the way it came.`
        : 'The price is not refunded, as the terms allow.',
      `If you think this is a mistake, please write to ${brand.email}.`,
    ],
  }
}
