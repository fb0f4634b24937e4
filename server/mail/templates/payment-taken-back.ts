import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function paymentTakenBack(contested: MailData<'payment-taken-back'>): Letter {
  const { title, cause, numbers, set_aside, amount_pence } = contested
  const gone = [...set_aside, ...numbers]
  return {
    subject: `Withdrawn: ${title}`,
    headline: 'Without payment, no entry',
    paragraphs: [
      cause === 'dispute'
        ? `Your payment for ${title} was taken back through your bank, ${formatPence(amount_pence)}.`
        : `${formatPence(amount_pence)} of your payment for ${title} was sent back to you.`,
      ...(gone.length > 0
        ? [`Your ${numberList(gone)} ${gone.length === 1 ? 'is' : 'are'} no longer paid for and cannot win.`]
        : []),
      `If you think this is a mistake, please write to ${brand.email}.`,
    ],
  }
}
