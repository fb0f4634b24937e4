import type { MailData } from '../../../contract/mails.ts'
import { ticketNumber } from '../../../src/lib/ticket-number.ts'
import type { Letter, PageLink } from '../letter.ts'
import { demonstration } from '../prize.ts'

export default function prizeClaimed(
  { name, title, number, draw_id, payment }: MailData<'prize-claimed'>,
  pageLink: PageLink,
): Letter {
  return {
    subject: `Claimed: ${title}`,
    headline: 'Your prize is claimed',
    paragraphs: [
      `Dear ${name}, thank you. The prize of ${title}, ticket number ${ticketNumber(number)}, is claimed and waits for you.`,
      ...demonstration(payment),
      'Our concierge will ask you for proof of identity, age and address, and then plan the journey with you.',
    ],
    button: { label: 'See the draw', link: pageLink(`/draws/${draw_id}`) },
  }
}
