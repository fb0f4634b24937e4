import type { MailData } from '../../../contract/mails.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function ticketsRestored({ title, numbers, set_aside }: MailData<'tickets-restored'>): Letter {
  return {
    subject: `Settled: your payment for ${title}`,
    headline: 'Your payment stands',
    paragraphs: [
      `The question about your payment for ${title} is settled, and it stands.`,
      ...(numbers.length > 0
        ? [
            `Your ${numberList(numbers)} ${numbers.length === 1 ? 'is a ticket' : 'are tickets'} like every other again.`,
          ]
        : []),
      ...(set_aside.length > 0
        ? [
            `Your ${numberList(set_aside)} had left the pool by then. What you paid for ${set_aside.length === 1 ? 'it' : 'them'} and have not had back goes back the way you paid.`,
          ]
        : []),
    ],
  }
}
