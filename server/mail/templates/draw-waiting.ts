import type { MailData } from '../../../contract/mails.ts'
import { formatPence } from '../../../src/lib/money.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'
import { numberList } from '../wording.ts'

export default function drawWaiting(waiting: MailData<'draw-waiting'>, pageLink: PageLink): Letter {
  const { title, numbers, refundable, scheduled, opens_at, price_pence } = waiting
  const one = numbers.length === 1
  return {
    subject: `Your ${one ? 'ticket is' : 'tickets are'} waiting for a date: ${title}`,
    headline: 'Waiting for a date',
    paragraphs: [
      `A prize draw with terms of its own has been scheduled: ${scheduled}, ${formatPence(price_pence)} a ticket, open from ${formatFullMoment(opens_at)}.`,
      `Your ${numberList(numbers)} of ${title} ${one ? 'was' : 'were'} issued on other terms, so ${one ? 'it does' : 'they do'} not move into that draw. ${one ? 'It stays' : 'They stay'} live and ${one ? 'enters' : 'enter'} the next draw that is scheduled on ${one ? 'its' : 'their'} terms.`,
      refundable
        ? 'You may wait for it, or have a refund of paid tickets at any time in your account.'
        : 'There is nothing you need to do.',
    ],
    ...(refundable && { button: { label: 'See your tickets', link: pageLink('/account') } }),
  }
}
