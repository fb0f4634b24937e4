import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { ticketNumber } from '../../../src/lib/ticket-number.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function claimRefused(
  { name, title, number, draw_id }: MailData<'claim-refused'>,
  pageLink: PageLink,
): Letter {
  return {
    subject: `About your prize: ${title}`,
    headline: 'We could not award the prize to you',
    paragraphs: [
      `Dear ${name}, ticket number ${ticketNumber(number)} of ${title} cannot win under the terms of the draw, and the prize has passed on.`,
      `If you think this is a mistake, please write to ${brand.email} at once.`,
    ],
    button: { label: 'Read the terms', link: pageLink('/terms') },
    smallPrint: `The draw: ${pageLink(`/draws/${draw_id}`)}`,
  }
}
