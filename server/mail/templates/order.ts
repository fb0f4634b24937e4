import type { MailData } from '../../../contract/mails.ts'
import { brand } from '../../../src/content/brand.ts'
import { formatPence } from '../../../src/lib/money.ts'
import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter, PageLink } from '../letter.ts'
import { type Sealed, sealLines } from '../seal.ts'
import { numberList } from '../wording.ts'

export default function order(bought: Sealed<'order'>, pageLink: PageLink): Letter {
  return {
    subject: `Your ${brand.name} tickets: ${bought.title}`,
    headline: bought.quantity === 1 ? 'Your ticket is in the draw' : 'Your tickets are in the draw',
    paragraphs: [
      `${bought.title}, ${numberList(bought.numbers)}.`,
      `${price(bought)}, of which ${formatPence(bought.charity_total_pence)} for ${bought.charity_name}.`,
      bought.draws_at
        ? `The prize draw takes place on ${formatFullMoment(bought.draws_at)}.`
        : 'The date of the prize draw is announced on the site as soon as it is set.',
      bought.refunds_until
        ? `You can hand tickets back for a full refund until ${formatFullMoment(bought.refunds_until)}.`
        : 'You can hand tickets back for a full refund until 24 hours before the draw.',
    ],
    keepsake: sealLines(bought.seal),
    button: { label: 'See my receipt', link: pageLink(`/receipt?order=${bought.id}`) },
    smallPrint: `Order ${bought.id}. Tickets cannot be transferred. Prizes are awarded by chance. All your tickets: ${pageLink('/account')}`,
  }
}

function price({ payment, total_pence }: MailData<'order'>): string {
  const amount = formatPence(total_pence)
  return payment === 'demo' ? `Price: ${amount} (a demonstration, no money was taken)` : `Paid: ${amount}`
}
