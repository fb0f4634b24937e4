import type { MailData } from '../../../contract/mails.ts'
import { formatPence } from '../../../src/lib/money.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function drawOpen(opening: MailData<'draw-open'>, pageLink: PageLink): Letter {
  const { title, experience, price_pence, charity_name, charity_pence, closes_at } = opening
  const closing = closes_at
    ? `It closes on ${formatFullMoment(closes_at)}.`
    : 'Its closing date is still to be announced.'
  return {
    subject: `${title} is open`,
    headline: `${title} is open`,
    paragraphs: [
      `You asked us to tell you. A ticket costs ${formatPence(price_pence)}, of which ${formatPence(charity_pence)} goes to ${charity_name}. ${closing}`,
      `You may also enter free by post: ${pageLink('/free-entry')}`,
    ],
    button: { label: 'See the trip', link: pageLink(`/experience/${experience}`) },
    smallPrint: 'This was the one letter you asked for. We have forgotten your address.',
  }
}
