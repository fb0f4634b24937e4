import type { MailData } from '../../../contract/mails.ts'
import { formatPence } from '../../../src/lib/money.ts'
import type { Letter } from '../letter.ts'
import { numberList } from '../wording.ts'

type Cancelled = MailData<'draw-cancelled'>

export default function drawCancelled(cancelled: Cancelled): Letter {
  const { title, numbers, posted, reason } = cancelled
  return {
    subject: `Cancelled: ${title}`,
    headline: 'A prize draw was cancelled',
    paragraphs: [
      `${title} does not take place. The reason: ${reason}`,
      ...(numbers.length > 0 ? [givenBack(cancelled)] : []),
      ...(posted.length > 0
        ? [`Your free entry, ${numberList(posted)}, ended with the draw. You may enter any other one.`]
        : []),
      'There is nothing you need to do.',
    ],
  }
}

/** Said as it is: money is owed from this moment, and has left when the provider has taken it. */
function givenBack({ numbers, amount_pence, payment }: Cancelled): string {
  const whole = `Your ${numberList(numbers)} ${numbers.length === 1 ? 'is' : 'are'} given back in full, ${formatPence(amount_pence)}.`
  return payment === 'demo'
    ? `${whole} It was a demonstration: no money had been taken.`
    : `${whole} It goes back the way you paid; banks usually take five to ten days.`
}
