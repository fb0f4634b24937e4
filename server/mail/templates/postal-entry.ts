import { formatFullMoment } from '../../../src/lib/time.ts'
import type { Letter } from '../letter.ts'
import { type Sealed, sealLines } from '../seal.ts'
import { numberList } from '../wording.ts'

export default function postalEntry({
  title,
  number,
  full_name,
  draws_at,
  seal,
}: Sealed<'postal-entry'>): Letter {
  return {
    subject: `Your free entry arrived: ${title}`,
    headline: 'Your letter is in the draw',
    paragraphs: [
      `Dear ${full_name}, your letter arrived and is ${numberList([number])} of ${title}, with the same chance as every other.`,
      draws_at
        ? `The prize draw takes place on ${formatFullMoment(draws_at)}.`
        : 'The date of the prize draw is announced on the site as soon as it is set.',
    ],
    keepsake: sealLines(seal),
  }
}
