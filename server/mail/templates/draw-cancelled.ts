import type { MailData } from '../../../contract/mails.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function drawCancelled({
  title,
  numbers,
  amount_pence,
  reason,
}: MailData<'draw-cancelled'>): Letter {
  return {
    subject: `Cancelled: ${title}`,
    headline: 'A prize draw was cancelled',
    paragraphs: [
      `${title} does not take place. The reason: ${reason}`,
      `Your ${numberList(numbers)} ${numbers.length === 1 ? 'is' : 'are'} refunded in full, ${formatPence(amount_pence)}. There is nothing you need to do.`,
    ],
  }
}
