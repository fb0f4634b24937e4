import type { MailData } from '../../../contract/mails.ts'
import { ticketNumber } from '../../../src/lib/ticket-number.ts'
import { letter, type Mail } from '../layout.ts'
import { londonTime, pageLink } from '../wording.ts'

export default function claimLapsed({
  name,
  title,
  number,
  claim_by,
  draw_id,
}: MailData<'claim-lapsed'>): Mail {
  return letter({
    subject: `Not claimed in time: ${title}`,
    headline: 'The prize has passed on',
    paragraphs: [
      `Dear ${name}, the prize of ${title}, drawn for your ticket number ${ticketNumber(number)}, had to be claimed by ${londonTime(claim_by)}.`,
      'We did not hear from you, so it has passed to the next reserve or, if none is left, to a new draw, as the terms say.',
    ],
    button: { label: 'See the draw', link: pageLink(`/draws/${draw_id}`) },
  })
}
