import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { letter, type Mail } from '../layout.ts'
import { londonTime, pageLink } from '../wording.ts'

export default function breakBegun({ until }: MailData<'break-begun'>): Mail {
  return letter({
    subject: `Your break from ${brand.name} has begun`,
    headline: 'Your break has begun',
    paragraphs: [
      `Until ${londonTime(until)} we sell you no tickets. It cannot be ended early, by you or by us.`,
      'Tickets you hold stay in their draws, and you may still hand them back.',
      'If you would like to talk to somebody, the National Gambling Helpline is free, day and night, on 0808 8020 133.',
    ],
    button: { label: 'People to talk to', link: pageLink('/player-protection') },
  })
}
