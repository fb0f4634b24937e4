import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { ticketNumber } from '../../../src/lib/ticket-number.ts'
import type { Letter } from '../letter.ts'

export default function letterWithdrawn({
  title,
  number,
  full_name,
  reason,
}: MailData<'letter-withdrawn'>): Letter {
  return {
    subject: `Your free entry was withdrawn: ${title}`,
    headline: 'Your letter is no longer in the draw',
    paragraphs: [
      `Dear ${full_name}, we have withdrawn ticket number ${ticketNumber(number)} of ${title}, which we had entered for your letter. The reason: ${reason}`,
      `The number is never used again. If you think this is a mistake, please write to ${brand.email}.`,
    ],
  }
}
