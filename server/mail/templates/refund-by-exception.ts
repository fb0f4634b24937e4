import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function refundByException({
  title,
  numbers,
  amount_pence,
  status,
}: MailData<'refund-by-exception'>): Letter {
  return {
    subject: `Your ${brand.name} refund: ${formatPence(amount_pence)}`,
    headline: 'An exception, made for you',
    paragraphs: [
      `${title} has been drawn, and your ${numberList(numbers)} ${numbers.length === 1 ? 'was' : 'were'} in it. We have looked at your case and give the price back.`,
      status === 'due'
        ? `${formatPence(amount_pence)} goes back the way you paid; banks usually take five to ten days.`
        : `${formatPence(amount_pence)} has been refunded in full.`,
    ],
  }
}
