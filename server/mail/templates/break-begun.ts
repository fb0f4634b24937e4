import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'

export default function breakBegun({ until }: MailData<'break-begun'>, pageLink: PageLink): Letter {
  return {
    subject: `Your break from ${brand.name} has begun`,
    headline: 'Your break has begun',
    paragraphs: [
      `Until ${formatFullMoment(until)} we sell you no tickets. It cannot be ended early, by you or by us.`,
      'Tickets you hold stay in their draws, and you may still hand them back.',
      'If you would like to talk to somebody, the National Gambling Helpline is free, day and night, on 0808 8020 133.',
    ],
    button: { label: 'People to talk to', link: pageLink('/player-protection') },
  }
}
