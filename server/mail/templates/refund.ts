import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function refund({ title, numbers, amount_pence, status }: MailData<'refund'>): Letter {
  return {
    subject: `Your ${brand.name} refund: ${formatPence(amount_pence)}`,
    headline: 'Handed back',
    paragraphs: [
      `${title}, ${numberList(numbers)}: no longer in the draw. ${numbers.length === 1 ? 'The number is' : 'The numbers are'} never used again.`,
      status === 'due'
        ? `${formatPence(amount_pence)} goes back the way you paid; banks usually take five to ten days.`
        : `${formatPence(amount_pence)} has been refunded in full.`,
    ],
  }
}
