import type { prizeWords } from '../../content/prizes.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatMoment } from '../../lib/time.ts'
import type { Prize } from './api.ts'

type Words = Pick<typeof prizeWords, 'claimed' | 'delivered' | 'lapsed' | 'refused' | 'deadline'>

/** What became of a prize that cannot be claimed any more. */
export function outcomeOf(prize: Prize, words: Words): readonly string[] {
  const moment = prize.claimBy ? formatMoment(prize.claimBy) : ''
  switch (prize.status) {
    case 'claimed':
      return [prize.place === 0 ? words.claimed.winner : words.claimed.reserve, published(prize, words)]
    case 'delivered':
      return [words.delivered, published(prize, words)]
    case 'lapsed':
      return [fillIn(words.lapsed, { moment })]
    case 'refused':
      return [words.refused]
    default:
      return [words.deadline.over]
  }
}

function published({ firstName, county }: Prize, { claimed }: Words): string {
  return firstName && county ? fillIn(claimed.named, { firstName, county }) : claimed.unnamed
}
