import type { MailData } from '../../../contract/mails.ts'
import { ticketNumber } from '../../../src/lib/ticket-number.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function claimLapsed(
  { name, title, number, claim_by, draw_id }: MailData<'claim-lapsed'>,
  pageLink: PageLink,
): Letter {
  return {
    subject: `Not claimed in time: ${title}`,
    headline: 'The prize has passed on',
    paragraphs: [
      `Dear ${name}, the prize of ${title}, drawn for your ticket number ${ticketNumber(number)}, had to be claimed by ${formatFullMoment(claim_by)}.`,
      'We did not hear from you, so it has passed to the next reserve or, if none is left, to a new draw, as the terms say.',
    ],
    button: { label: 'See the draw', link: pageLink(`/draws/${draw_id}`) },
  }
}
