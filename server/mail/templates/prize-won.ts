import type { MailData } from '../../../contract/mails.ts'
import { ticketNumber } from '../../../src/lib/ticket-number.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'
import { demonstration } from '../prize.ts'

export default function prizeWon(
  { name, title, number, place, claim_by, draw_id, account, payment }: MailData<'prize-won'>,
  pageLink: PageLink,
): Letter {
  return {
    subject: `Your number was drawn: ${title}`,
    headline: place === 0 ? 'Your number was drawn' : 'The prize has come to you',
    paragraphs: [
      place === 0
        ? `Dear ${name}, ticket number ${ticketNumber(number)} is the winner of ${title}.`
        : `Dear ${name}, those drawn before you did not take the prize of ${title}. Your ticket, number ${ticketNumber(number)}, is reserve ${place}, and the prize is now yours to claim.`,
      ...demonstration(payment),
      account
        ? `Please claim it in your account by ${formatFullMoment(claim_by)}. You will be asked for your date of birth, and whether your first name and county may be published.`
        : `Please claim it by answering this message by ${formatFullMoment(claim_by)}, with your date of birth, and say whether your first name and county may be published.`,
      'After that the prize passes to the next reserve. Our concierge will also call you within 24 hours.',
    ],
    button: account
      ? { label: 'Claim my prize', link: pageLink('/account#prizes') }
      : { label: 'Check the draw', link: pageLink(`/draws/${draw_id}`) },
    smallPrint: `Anybody can check how the number was drawn: ${pageLink(`/draws/${draw_id}`)}`,
  }
}
